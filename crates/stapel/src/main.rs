//! The `stapel` binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    stapel::cli::main()
}
