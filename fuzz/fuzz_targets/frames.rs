//! The fragments of WebSocket messages are counted alike however the bytes of a connection are cut, and as one counts who
//! has all of them at once.
//!
//! The first byte says into pieces of how many bytes the others are cut.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_server::transport::FrameHeads;

fuzz_target!(|data: &[u8]| {
    let Some((&size, bytes)) = data.split_first() else { return };
    let mut heads = FrameHeads::default();
    let pieces = bytes.chunks(1 + usize::from(size));
    let found: u32 = pieces.map(|piece| heads.see(piece)).sum();
    assert_eq!(found, FrameHeads::default().see(bytes));
    assert_eq!(found, slowly(bytes));
});

/// The same by the letter of RFC 6455, frame by frame.
fn slowly(mut bytes: &[u8]) -> u32 {
    let mut found = 0;
    while let Some((&flags, rest)) = bytes.split_first() {
        found += u32::from(flags & 0x80 == 0);
        let Some((&second, rest)) = rest.split_first() else { break };
        let (length, rest) = match second & 0x7F {
            126 => match rest.split_first_chunk() {
                Some((&length, rest)) => (u64::from(u16::from_be_bytes(length)), rest),
                None => break,
            },
            127 => match rest.split_first_chunk() {
                Some((&length, rest)) => (u64::from_be_bytes(length), rest),
                None => break,
            },
            short => (u64::from(short), rest),
        };
        let mask: u64 = if second & 0x80 == 0 { 0 } else { 4 };
        let skipped = usize::try_from(length.saturating_add(mask)).unwrap_or(usize::MAX);
        bytes = rest.get(skipped..).unwrap_or_default();
    }
    found
}
