//! Shorter names for what programs import from the browser.

use std::collections::HashMap;

use thiserror::Error;

/// How every WebAssembly module begins: its magic number, and version 1 of the format.
const HEADER: &[u8] = b"\0asm\x01\0\0\0";

/// The id of the section that lists imports.
const IMPORTS: u8 = 2;

/// The kind of an import that is a function.
const FUNCTION: u8 = 0;

/// Why names were not shortened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum ShortenError {
    #[error("it does not begin like a WebAssembly module")]
    Header,
    #[error("it ends in the middle of a section, or a number in it is too large")]
    Broken,
    #[error("the name of an import is not UTF-8")]
    Name,
    #[error("it imports something that is not a function, whose length is not known here")]
    NotAFunction,
}

/// Gives everything that a program imports a short name, in the program and in the script that provides it. The names that
/// wasm-bindgen makes carry a hash each, which can't be compressed and would be loaded twice.
pub(crate) fn shorten(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String), ShortenError> {
    let mut rest = wasm.strip_prefix(HEADER).ok_or(ShortenError::Header)?;
    let mut shorter = HEADER.to_vec();
    let mut names = HashMap::new();
    while let [id, sections @ ..] = rest {
        rest = sections;
        let content = read_bytes(&mut rest)?;
        shorter.push(*id);
        if *id == IMPORTS {
            write_bytes(&shorten_imports(content, &mut names)?, &mut shorter);
        } else {
            write_bytes(content, &mut shorter);
        }
    }
    Ok((shorter, rename(script, &names)))
}

/// The section of imports with short names, which are noted by the name that they replace.
fn shorten_imports<'w>(
    mut section: &'w [u8],
    names: &mut HashMap<&'w str, String>,
) -> Result<Vec<u8>, ShortenError> {
    let count = read_number(&mut section)?;
    let mut shorter = Vec::new();
    write_number(count, &mut shorter);
    for _ in 0..count {
        let module = read_bytes(&mut section)?;
        let name = read_bytes(&mut section)?;
        let name = str::from_utf8(name).map_err(|_| ShortenError::Name)?;
        let (kind, rest) = section.split_first().ok_or(ShortenError::Broken)?;
        if *kind != FUNCTION {
            return Err(ShortenError::NotAFunction);
        }
        section = rest;
        let signature = read_number(&mut section)?;
        let number = names.len();
        let short = names.entry(name).or_insert_with(|| format!("i{number}"));
        write_bytes(module, &mut shorter);
        write_bytes(short.as_bytes(), &mut shorter);
        shorter.push(*kind);
        write_number(signature, &mut shorter);
    }
    Ok(shorter)
}

/// Reads bytes that follow their length.
fn read_bytes<'w>(wasm: &mut &'w [u8]) -> Result<&'w [u8], ShortenError> {
    let length = read_number(wasm)?;
    let (bytes, rest) = wasm.split_at_checked(length as usize).ok_or(ShortenError::Broken)?;
    *wasm = rest;
    Ok(bytes)
}

fn write_bytes(bytes: &[u8], wasm: &mut Vec<u8>) {
    write_number(u32::try_from(bytes.len()).expect("programs are smaller than 4 GB"), wasm);
    wasm.extend_from_slice(bytes);
}

/// Reads a number in LEB128: seven bits a byte, the lowest first, and a flag that says whether more follow.
fn read_number(wasm: &mut &[u8]) -> Result<u32, ShortenError> {
    let mut number = 0;
    for shift in (0..u32::BITS).step_by(7) {
        let (byte, rest) = wasm.split_first().ok_or(ShortenError::Broken)?;
        *wasm = rest;
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(ShortenError::Broken)
}

fn write_number(mut number: u32, wasm: &mut Vec<u8>) {
    while number > 0x7f {
        wasm.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    wasm.push(number as u8);
}

/// The script with names replaced. Names that only begin or end with one of them stay.
fn rename(script: &str, names: &HashMap<&str, String>) -> String {
    let is_part_of_name =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$');
    let mut renamed = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_part_of_name) {
        let (before, from_name) = rest.split_at(start);
        let end = from_name.find(|letter| !is_part_of_name(letter)).unwrap_or(from_name.len());
        let (name, after) = from_name.split_at(end);
        renamed.push_str(before);
        renamed.push_str(names.get(name).map_or(name, String::as_str));
        rest = after;
    }
    renamed.push_str(rest);
    renamed
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOCUS: &str = "__wbg_focus_0123456789abcdef";
    const FOCUS_LATER: &str = "__wbg_focus_0123456789abcdef0";

    /// A program that imports functions with these names, and contains more than is read here.
    fn program(names: &[&str]) -> Vec<u8> {
        let mut imports = vec![names.len() as u8];
        for (signature, name) in (200..).zip(names) {
            write_bytes(b"./piles_bg.js", &mut imports);
            write_bytes(name.as_bytes(), &mut imports);
            imports.push(FUNCTION);
            write_number(signature, &mut imports);
        }
        let mut program = HEADER.to_vec();
        for (id, content) in [(1, &[7; 300][..]), (IMPORTS, &imports), (10, &[]), (11, b"data")] {
            program.push(id);
            write_bytes(content, &mut program);
        }
        program
    }

    #[test]
    fn program_and_script_agree_on_the_short_names() {
        let script =
            format!("{{ {FOCUS}: () => focus(), {FOCUS_LATER}: (x) => later(x), my{FOCUS}: 1 }}");
        let (wasm, script) =
            shorten(&program(&[FOCUS, FOCUS_LATER, FOCUS]), &script).expect("it is a program");
        assert_eq!(wasm, program(&["i0", "i1", "i0"]), "nothing but the names changes");
        assert_eq!(script, format!("{{ i0: () => focus(), i1: (x) => later(x), my{FOCUS}: 1 }}"));
    }

    #[test]
    fn a_program_that_can_not_be_read_is_refused() {
        let good = program(&[FOCUS]);
        let mut memory = good.clone();
        let kind = good.windows(3).position(|bytes| bytes == b"ef\0").expect("it is a function");
        memory[kind + 2] = 2;
        for (wasm, error) in [
            (&b"text"[..], ShortenError::Header),
            (&good[..good.len() - 1], ShortenError::Broken),
            (b"\0asm\x01\0\0\0\x01\xff\xff\xff\xff\xff\x01", ShortenError::Broken),
            (b"\0asm\x01\0\0\0\x02\x04\x01\x00\x01\xff", ShortenError::Name),
            (&memory, ShortenError::NotAFunction),
        ] {
            assert_eq!(shorten(wasm, ""), Err(error));
        }
    }
}
