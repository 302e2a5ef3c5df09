//! The `stapel` binary.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A server makes and drops many small messages on several threads at once, for hundreds of tables in turn. This allocator
/// takes less time for that than the system's (docs/benchmarks.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    stapel::cli::main()
}
