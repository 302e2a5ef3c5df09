//! What lies between a TCP connection and what speaks HTTP and WebSocket over it: it doesn't wait for ever
//! for a client that doesn't read, and counts the fragments of WebSocket messages, which nothing above
//! it sees before a message is complete.

use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// In how many fragments a message may come, apart from the last.
const MAX_FRAGMENTS: u32 = 64;

/// The WebSocket frames that come over a connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frames(Arc<Counted>);

#[derive(Debug, Default)]
struct Counted {
    /// Whether what comes now are frames.
    begun: AtomicBool,
    /// Fragments of messages that were not taken into account yet.
    fragments: AtomicU32,
    too_many: AtomicBool,
    heads: Mutex<FrameHeads>,
}

impl Frames {
    /// The next bytes are frames: to be called before the client is told so.
    pub(crate) fn begin(&self) {
        self.0.begun.store(true, Ordering::Relaxed);
    }

    /// How many fragments came that others followed, since this was last asked.
    pub(crate) fn take_fragments(&self) -> u32 {
        self.0.fragments.swap(0, Ordering::Relaxed)
    }

    /// Whether the connection has ended because of too many fragments.
    pub(crate) fn are_too_many(&self) -> bool {
        self.0.too_many.load(Ordering::Relaxed)
    }

    /// Looks at what has come.
    fn see(&self, bytes: &[u8]) -> io::Result<()> {
        if !self.0.begun.load(Ordering::Relaxed) {
            return Ok(());
        }
        let found = self.0.heads.lock().unwrap_or_else(PoisonError::into_inner).see(bytes);
        if found == 0 {
            return Ok(());
        }
        if self.0.fragments.fetch_add(found, Ordering::Relaxed) + found <= MAX_FRAGMENTS {
            return Ok(());
        }
        self.0.too_many.store(true, Ordering::Relaxed);
        Err(io::Error::new(io::ErrorKind::InvalidData, "a message in too many fragments"))
    }
}

/// Finds the heads of WebSocket frames (RFC 6455, section 5.2) in what comes piece by piece.
#[derive(Debug)]
pub struct FrameHeads {
    /// Where the next byte belongs.
    at: Part,
    /// What is left of the length and mask, or of the content, that comes now.
    left: u64,
    /// How long the content is, as far as it is known.
    length: u64,
    masked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Flags,
    Length,
    MoreLength,
    Mask,
    Content,
}

impl Default for FrameHeads {
    fn default() -> FrameHeads {
        FrameHeads { at: Part::Flags, left: 0, length: 0, masked: false }
    }
}

impl FrameHeads {
    /// How many frames begin in these bytes that are not the last of their message.
    pub fn see(&mut self, mut bytes: &[u8]) -> u32 {
        let mut fragments = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            match self.at {
                Part::Flags => {
                    fragments += u32::from(byte & 0x80 == 0);
                    self.at = Part::Length;
                }
                Part::Length => {
                    self.masked = byte & 0x80 != 0;
                    self.left = match byte & 0x7F {
                        126 => 2,
                        127 => 8,
                        _ => 0,
                    };
                    self.length = if self.left == 0 { u64::from(byte & 0x7F) } else { 0 };
                    self.at = Part::MoreLength;
                    self.skip_empty();
                }
                Part::MoreLength => {
                    self.length = self.length << 8 | u64::from(byte);
                    self.left -= 1;
                    self.skip_empty();
                }
                Part::Mask => {
                    self.left -= 1;
                    self.skip_empty();
                }
                Part::Content => {
                    let here = self.left.min(bytes.len() as u64);
                    self.left -= here;
                    bytes = &bytes[here as usize..];
                    self.skip_empty();
                    continue;
                }
            }
            bytes = rest;
        }
        fragments
    }

    /// Goes on to the next part that has any bytes, if nothing is left of this one.
    fn skip_empty(&mut self) {
        while self.left == 0 {
            (self.at, self.left) = match self.at {
                Part::MoreLength => (Part::Mask, if self.masked { 4 } else { 0 }),
                Part::Mask => (Part::Content, self.length),
                Part::Content | Part::Flags | Part::Length => {
                    self.at = Part::Flags;
                    return;
                }
            };
        }
    }
}

/// A connection whose client has to read what it is sent.
#[derive(Debug)]
pub(crate) struct Transport {
    stream: TcpStream,
    frames: Frames,
    timeout: Duration,
    /// When the client must have read something, while there is something to read for it.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl Transport {
    /// A connection whose client may take so long to read a part of what it is sent.
    pub(crate) fn new(stream: TcpStream, timeout: Duration) -> Transport {
        Transport { stream, frames: Frames::default(), timeout, deadline: None }
    }

    /// The frames that will come, if they will.
    pub(crate) fn frames(&self) -> Frames {
        self.frames.clone()
    }

    /// Passes on whether something could be written. If not, it has to be soon.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let until = Instant::now() + self.timeout;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep_until(until)));
        deadline.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Transport {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if let Poll::Ready(Ok(())) = read {
            self.frames.see(&buffer.filled()[before..])?;
        }
        read
    }
}

impl AsyncWrite for Transport {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A masked frame with so much content.
    fn frame(flags: u8, length: usize) -> Vec<u8> {
        let mut frame = vec![flags];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            126..65536 => {
                frame.push(0x80 | 126);
                frame.extend_from_slice(&(length as u16).to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 127);
                frame.extend_from_slice(&(length as u64).to_be_bytes());
            }
        }
        // Neither mask nor content may be taken for the head of a frame.
        frame.extend_from_slice(&vec![0; 4 + length]);
        frame
    }

    #[test]
    fn fragments_are_found_however_the_bytes_are_cut() {
        let lengths = [0, 1, 125, 126, 4096, 65535, 65536];
        let whole: Vec<u8> = lengths.into_iter().flat_map(|length| frame(0x81, length)).collect();
        let mut parts = frame(0x01, 3);
        parts.extend(lengths.into_iter().flat_map(|length| frame(0x00, length)));
        // A ping in between is whole.
        parts.extend(frame(0x89, 5));
        parts.extend(frame(0x80, 5));
        for size in [1, 2, 3, 7, 1000, usize::MAX] {
            let count = |bytes: &[u8]| -> u32 {
                let mut heads = FrameHeads::default();
                let found = bytes.chunks(size.min(bytes.len())).map(|piece| heads.see(piece));
                found.sum()
            };
            assert_eq!((count(&whole), count(&parts)), (0, 1 + lengths.len() as u32), "{size}");
        }
    }

    #[test]
    fn requests_before_the_frames_are_not_looked_at() {
        let frames = Frames::default();
        frames.see(&[0; 4096]).unwrap();
        assert_eq!(frames.take_fragments(), 0);
        frames.begin();
        // An empty fragment without a mask has two bytes.
        frames.see(&[0; 2 * MAX_FRAGMENTS as usize]).unwrap();
        assert!(!frames.are_too_many());
        assert!(frames.see(&[0; 2]).is_err());
        assert!(frames.are_too_many());
    }
}
