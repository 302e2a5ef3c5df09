//! Writes every picture into a directory, to look at them: `cargo run -p stapel-preview --example pictures -- DIRECTORY`.

use std::path::PathBuf;

use stapel_preview::Preview;

fn main() -> std::io::Result<()> {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| String::from(".")));
    std::fs::create_dir_all(&directory)?;
    for preview in Preview::all() {
        std::fs::write(directory.join(format!("{preview}.png")), preview.png())?;
    }
    Ok(())
}
