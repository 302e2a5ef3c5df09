//! The unit for systemd, which stands in the page about running a server.

/// The unit that the page shows.
pub(super) fn of(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("`/etc/systemd/system/stapel.service`:")?;
    let (_, rest) = rest.split_once("```ini\n")?;
    let (unit, _) = rest.split_once("```")?;
    Some(unit.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_a_unit() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/operating.md");
        let unit = of(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert!(unit.starts_with("[Unit]\n") && unit.contains("\nExecStart=/"), "{unit}");
        assert!(unit.contains("WantedBy="), "{unit}");
    }
}
