//! The unit for systemd. `packaging/stapel.service` is the one that the Debian package installs, and the page about
//! running a server shows it.

/// The unit for those who unpack the archive: programs that no package manager looks after are in `/usr/local`.
pub(super) fn of_archive(unit: &str) -> String {
    unit.replace("ExecStart=/usr/bin/", "ExecStart=/usr/local/bin/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str) -> String {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../");
        std::fs::read_to_string(format!("{root}{path}")).unwrap()
    }

    #[test]
    fn the_page_shows_the_unit_that_is_installed() {
        let page = file("docs/operating.md");
        let shown = page.split_once("```ini\n").and_then(|(_, rest)| rest.split_once("```"));
        assert_eq!(shown.map(|(unit, _)| unit.to_owned()), Some(file("packaging/stapel.service")));
    }

    #[test]
    fn in_the_archive_the_program_is_where_one_puts_it_by_hand() {
        let unit = of_archive(&file("packaging/stapel.service"));
        assert!(unit.starts_with("[Unit]\n") && unit.contains("WantedBy="), "{unit}");
        assert!(unit.contains("\nExecStart=/usr/local/bin/stapel serve "), "{unit}");
    }
}
