//! Every metric is described in `docs/operating.md`, and no other.

use std::collections::BTreeSet;

use stapel_server::metrics::Metrics;

use crate::files;

#[test]
fn the_page_lists_the_metrics_that_there_are() {
    let text = Metrics::new().text();
    let mut there = BTreeSet::new();
    for line in text.lines() {
        let Some(rest) = line.strip_prefix("# TYPE ") else { continue };
        let (name, kind) = rest.split_once(' ').unwrap();
        // What is counted gets this ending where it is written.
        let ending = if kind == "counter" { "_total" } else { "" };
        there.insert(format!("{name}{ending}"));
    }
    assert!(there.len() > 5, "{text}");
    let page = files::page("operating.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `stapel_"));
    let listed: BTreeSet<String> =
        rows.map(|row| format!("stapel_{}", row.split('`').next().unwrap())).collect();
    assert_eq!(listed, there);
}
