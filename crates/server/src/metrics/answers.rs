//! How long requests took to be answered, by route and kind of answer.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use prometheus_client::encoding::{EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;

use super::Histogram;

/// The kinds of answers, by the first digit of their status.
const KINDS: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// How many routes are told apart. The router has fewer; what it can't name is `other`.
const MOST_ROUTES: usize = 128;

/// The route of what came after so many others.
const OTHER: &str = "other";

/// How long requests took. A route is the template of an address, such as `/api/v1/tables/{table}`, so that there are
/// never more of them than the program has, whatever people ask for.
#[derive(Clone, Debug, Default)]
pub struct AnswerTimes(Arc<RwLock<BTreeMap<String, [Histogram; KINDS.len()]>>>);

impl AnswerTimes {
    /// Counts a request. Only the first on a route waits for a lock; the others read beside each other.
    pub fn observe(&self, route: &str, status: u16, took: Duration) {
        let kind = usize::from(status / 100).clamp(1, KINDS.len()) - 1;
        {
            let routes = self.0.read().unwrap_or_else(PoisonError::into_inner);
            if let Some(kinds) = routes.get(route) {
                return kinds[kind].observe(took);
            }
        }
        let mut routes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let route = if routes.len() < MOST_ROUTES { route } else { OTHER };
        let kinds = routes.entry(route.to_owned());
        kinds.or_insert_with(|| KINDS.map(|_| Histogram::of_times()))[kind].observe(took);
    }
}

impl EncodeMetric for AnswerTimes {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        let routes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        for (route, kinds) in &*routes {
            for (kind, times) in KINDS.iter().zip(kinds) {
                // Most routes have two kinds of answers, and each is twenty lines.
                if times.count() > 0 {
                    let labels = [("route", route.as_str()), ("status", *kind)];
                    times.encode(encoder.encode_family(&labels)?)?;
                }
            }
        }
        Ok(())
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Histogram
    }
}

#[cfg(test)]
mod tests {
    use prometheus_client::encoding::text::encode;
    use prometheus_client::registry::Registry;

    use super::*;

    #[test]
    fn there_are_never_more_series_than_the_bound_whatever_is_asked() {
        let times = AnswerTimes::default();
        for number in 0..10 * MOST_ROUTES {
            times.observe(&format!("/{number}"), 200, Duration::from_millis(1));
        }
        times.observe("/1", 999, Duration::from_millis(1));
        let mut registry = Registry::default();
        registry.register("it", "What is told", times.clone());
        let mut text = String::new();
        encode(&mut text, &registry).expect("a String takes everything");
        let series = text.lines().filter(|line| line.starts_with("it_count")).count();
        assert_eq!(series, MOST_ROUTES + 2, "the routes, the others, and one more status");
        let rest = 9 * MOST_ROUTES;
        let others = format!("it_count{{route=\"other\",status=\"2xx\"}} {rest}\n");
        assert!(text.contains(&others), "{text}");
        assert!(text.contains("it_count{route=\"/1\",status=\"5xx\"} 1\n"), "{text}");
    }
}
