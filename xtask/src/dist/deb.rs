//! A Debian package: the program, its service with a user of its own, settings, manual, completions and documents.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{FILES, TARGET, documents, licences, output, spoken};
use crate::error::{During, Error};
use crate::invocation::Invocation;
use crate::report::say;
use crate::setup::{self, Need};

/// What the package is for, in Debian's words.
const ARCHITECTURE: &str = if cfg!(target_arch = "aarch64") { "arm64" } else { "amd64" };

/// Files of `packaging` that are put somewhere as they are.
const PLACES: [(&str, &str); 4] = [
    ("stapel.service", "usr/lib/systemd/system/stapel.service"),
    ("stapel.sysusers", "usr/lib/sysusers.d/stapel.conf"),
    ("stapel.toml", "etc/stapel/stapel.toml"),
    ("debian/copyright", "usr/share/doc/stapel/copyright"),
];

/// Scripts that the package manager runs.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Where shells look for completions, by the names of the shells.
const COMPLETED: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/stapel"),
    ("zsh", "usr/share/zsh/vendor-completions/_stapel"),
    ("fish", "usr/share/fish/vendor_completions.d/stapel.fish"),
];

/// Makes the package, and tries it if asked for.
pub(crate) fn run(attempt: bool, root: &Path) -> Result<(), Error> {
    let needs = [Need::BrowserTarget, Need::StaticTarget, Need::StaticCompiler, Need::Dpkg];
    setup::provide(&needs, root)?;
    super::build().run(root)?;
    let target = super::target_directory(root);
    let program = target.join(TARGET).join("release").join("stapel");
    let directory = target.join("deb");
    let tree = directory.join("tree");
    if tree.exists() {
        fs::remove_dir_all(&tree).during("removing what was there")?;
    }
    fill(&tree, &program, root)?;
    let package = pack(&directory, &tree, root)?;
    say(&format!("\n{}", package.display()));
    if attempt { super::deb_trial::run(&package) } else { Ok(()) }
}

/// Everything that is installed.
fn fill(tree: &Path, program: &Path, root: &Path) -> Result<(), Error> {
    put(program, &tree.join("usr/bin/stapel"))?;
    for (file, place) in PLACES {
        put(&root.join("packaging").join(file), &tree.join(place))?;
    }
    let documents = tree.join("usr/share/doc/stapel");
    documents::copy(root, &documents)?;
    for file in FILES {
        put(&root.join(file), &documents.join(file))?;
    }
    let texts = licences::gather(root)?;
    fs::write(documents.join("THIRD-PARTY.txt"), texts).during("THIRD-PARTY.txt")?;
    fs::write(documents.join("changelog"), changelog(root)).during("changelog")?;

    let manual = tree.join("usr/share/man/man1");
    fs::create_dir_all(&manual).during("the manual")?;
    output(spoken(program).args(["man", "--out"]).arg(&manual), "writing the manual")?;
    for (shell, place) in COMPLETED {
        let script = output(spoken(program).args(["completions", shell]), shell)?;
        let place = tree.join(place);
        make_room(&place)?;
        fs::write(&place, script).during(shell)?;
    }
    // Without a name and a time, so that the same files give the same package.
    let mut gzip = Command::new("sh");
    gzip.args(["-c", "gzip -9n usr/share/man/man1/* usr/share/doc/stapel/changelog"]);
    output(gzip.current_dir(tree), "compressing the manual")?;
    Ok(())
}

/// Copies a file to where there may be no directory yet.
fn put(file: &Path, place: &Path) -> Result<(), Error> {
    make_room(place)?;
    fs::copy(file, place).during(&file.display().to_string())?;
    Ok(())
}

fn make_room(place: &Path) -> Result<(), Error> {
    let directory = place.parent().unwrap_or(place);
    fs::create_dir_all(directory).during(&directory.display().to_string())
}

/// What Debian wants to know of changes; the real list is among the documents.
fn changelog(root: &Path) -> String {
    let date = Invocation::program("git", &["log", "-1", "--format=%cD"]).output(root);
    // In an unpacked archive of the source nobody knows the date.
    let date = date.unwrap_or_else(|_| String::from("Thu, 01 Jan 1970 00:00:00 +0000"));
    let control = fs::read_to_string(root.join("packaging/debian/control")).unwrap_or_default();
    let maintainer = control.lines().find_map(|line| line.strip_prefix("Maintainer: "));
    format!(
        "stapel ({}) unstable; urgency=medium\n\n  * This version, built from its source.\n\n -- {}  {}\n",
        env!("CARGO_PKG_VERSION"),
        maintainer.unwrap_or_default(),
        date.trim()
    )
}

/// Packs what was filled. The same files give the same package: nothing of this machine or of today is in it.
fn pack(directory: &Path, tree: &Path, root: &Path) -> Result<PathBuf, Error> {
    let modes = "chmod -R u+rwX,go+rX,go-w,a-s . && find . -type f -exec chmod 0644 {} + && chmod 0755 usr/bin/stapel";
    output(Command::new("sh").args(["-c", modes]).current_dir(tree), "setting modes")?;
    let kilobytes = output(Command::new("du").args(["-ks", "."]).current_dir(tree), "du")?;
    let kilobytes = String::from_utf8_lossy(&kilobytes);
    let kilobytes = kilobytes.split_whitespace().next().unwrap_or("0").to_owned();

    let control = tree.join("DEBIAN");
    fs::create_dir_all(&control).during("DEBIAN")?;
    let packaging = root.join("packaging").join("debian");
    let template = fs::read_to_string(packaging.join("control")).during("control")?;
    let text = template
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@ARCHITECTURE@", ARCHITECTURE)
        .replace("@SIZE@", &kilobytes);
    fs::write(control.join("control"), text).during("control")?;
    put(&packaging.join("conffiles"), &control.join("conffiles"))?;
    for script in SCRIPTS {
        put(&packaging.join(script), &control.join(script))?;
    }
    let sums = "chmod 0755 DEBIAN/postinst DEBIAN/prerm DEBIAN/postrm && chmod 0755 DEBIAN && \
                find . -type f ! -path './DEBIAN/*' -printf '%P\\n' | LC_ALL=C sort | xargs -d '\\n' md5sum > DEBIAN/md5sums";
    output(Command::new("sh").args(["-c", sums]).current_dir(tree), "md5sum")?;

    let date = Invocation::program("git", &["log", "-1", "--format=%ct"]).output(root);
    let date = date.unwrap_or_else(|_| String::from("0"));
    let file = directory.join(format!("stapel_{}_{ARCHITECTURE}.deb", env!("CARGO_PKG_VERSION")));
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "-Zxz", "--build"]).arg(tree).arg(&file);
    output(build.env("SOURCE_DATE_EPOCH", date.trim()), "packing")?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::super::COMPLETIONS;
    use super::*;

    fn packaging(file: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packaging").join(file);
        fs::read_to_string(path).expect("it is there")
    }

    #[test]
    fn everything_that_is_packed_is_there() {
        for (file, _) in PLACES {
            packaging(file);
        }
        for script in SCRIPTS {
            let text = packaging(&format!("debian/{script}"));
            assert!(text.starts_with("#!/bin/sh\n") && text.contains("\nset -e\n"), "{script}");
        }
        for (shell, _) in COMPLETED {
            assert!(COMPLETIONS.iter().any(|(known, _)| *known == shell), "{shell}");
        }
    }

    #[test]
    fn service_user_settings_and_scripts_speak_of_the_same_places() {
        let unit = packaging("stapel.service");
        assert!(
            unit.contains("ExecStart=/usr/bin/stapel serve --config /etc/stapel/stapel.toml\n")
        );
        assert!(unit.contains("\nUser=stapel\n") && unit.contains("\nStateDirectory=stapel\n"));
        assert_eq!(packaging("debian/conffiles"), "/etc/stapel/stapel.toml\n");
        assert!(packaging("stapel.toml").contains("\ndata = \"/var/lib/stapel\"\n"));
        assert!(packaging("stapel.sysusers").contains("\nu stapel - "));
        for file in ["stapel.sysusers", "debian/postinst", "debian/postrm"] {
            assert!(packaging(file).contains("/var/lib/stapel"), "{file}");
        }
    }
}
