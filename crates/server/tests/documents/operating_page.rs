//! Every metric is described in `docs/operating.md`, and no other; dashboard and alerts ask only for metrics that there
//! are.

use std::collections::BTreeSet;

use serde_json::Value;
use stapel_server::metrics::Metrics;

use crate::files;

/// A metric, and what it is.
struct Metric {
    name: String,
    kind: String,
}

fn metrics() -> Vec<Metric> {
    let text = Metrics::new().text();
    let lines = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let metrics: Vec<Metric> = lines
        .map(|line| {
            let (name, kind) = line.split_once(' ').unwrap();
            Metric { name: name.to_owned(), kind: kind.to_owned() }
        })
        .collect();
    assert!(metrics.len() > 5, "{text}");
    metrics
}

/// The names under which a metric can be asked for.
fn series(metric: &Metric) -> Vec<String> {
    // What is counted gets its ending where it is written.
    let endings: &[&str] = match metric.kind.as_str() {
        "counter" => &["_total"],
        "info" => &["_info"],
        "histogram" => &["_bucket", "_count", "_sum"],
        _ => &[""],
    };
    endings.iter().map(|ending| format!("{}{ending}", metric.name)).collect()
}

#[test]
fn the_page_lists_the_metrics_that_there_are() {
    let told = |metric: &Metric| match metric.kind.as_str() {
        // The page names a histogram once.
        "histogram" => metric.name.clone(),
        _ => series(metric).remove(0),
    };
    let there: BTreeSet<String> = metrics().iter().map(told).collect();
    let page = files::page("operating.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| row.split('`').next());
    let is_metric = |name: &&str| name.starts_with("stapel_") || name.starts_with("process_");
    let listed: BTreeSet<String> = names.filter(is_metric).map(str::to_owned).collect();
    assert_eq!(listed, there);
}

/// The metrics that a text names.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let is_metric = |word: &&str| word.starts_with("stapel_") || word.starts_with("process_");
    words.filter(is_metric).map(str::to_owned).collect()
}

/// Every query of the dashboard, with the panel that it is in.
fn queries(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                match value.as_str() {
                    Some(text) if matches!(&**key, "expr" | "query" | "definition") => {
                        found.push(text.to_owned());
                    }
                    _ => queries(value, found),
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|value| queries(value, found)),
        _ => {}
    }
}

#[test]
fn dashboard_and_alerts_ask_for_metrics_that_there_are() {
    let there: BTreeSet<String> = metrics().iter().flat_map(series).collect();
    let dashboard: Value =
        serde_json::from_str(&files::page("operating/grafana-dashboard.json")).unwrap();
    let mut asked = Vec::new();
    queries(&dashboard, &mut asked);
    assert!(asked.len() > 20, "{asked:?}");
    let alerts = files::page("operating/alerts.yml");
    for text in asked.iter().map(String::as_str).chain([&*alerts]) {
        let unknown: Vec<String> = named(text).difference(&there).cloned().collect();
        assert!(unknown.is_empty(), "there is no {unknown:?}, which is asked for in {text}");
    }
    // Whoever adds a metric adds it to what people look at.
    let shown: BTreeSet<String> = asked.iter().flat_map(|query| named(query)).collect();
    for metric in metrics() {
        let is_shown = series(&metric).iter().any(|name| shown.contains(name));
        let is_known_otherwise = metric.name == "stapel_requests";
        assert!(is_shown || is_known_otherwise, "the dashboard shows nothing of {}", metric.name);
    }
}
