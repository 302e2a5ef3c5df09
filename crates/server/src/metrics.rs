//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// What is counted. Nothing in it tells who did what.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub rooms: Gauge,
    pub connections: Gauge,
    pub changes: Counter,
    pub messages: Counter,
    /// Messages that were refused for coming too fast.
    pub rate_limited: Counter,
    /// Connections that were cut off since they read too slowly.
    pub slow_readers: Counter,
    pub bot_jobs: Counter,
    pub store_errors: Counter,
    pub guests: Counter,
    pub tables: Counter,
    pub requests: Counter,
}

impl Metrics {
    /// Nothing counted yet.
    pub fn new() -> Metrics {
        let mut registry = Registry::with_prefix("stapel");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let changes = counter("changes", "Changes of tables that were written");
        let messages = counter("messages", "Messages that came in");
        let rate_limited =
            counter("rate_limited", "Messages and requests refused for coming too fast");
        let slow_readers = counter("slow_readers", "Connections cut off for reading too slowly");
        let bot_jobs = counter("bot_jobs", "Questions to bots");
        let store_errors = counter("store_errors", "Times that the store could not be written");
        let guests = counter("guests", "Guests who were made");
        let tables = counter("tables", "Tables that were opened");
        let requests = counter("requests", "HTTP requests that were answered");
        let (rooms, connections) = (Gauge::default(), Gauge::default());
        registry.register("rooms", "Rooms that are open", rooms.clone());
        registry.register("connections", "Connections that are open", connections.clone());
        Metrics {
            registry,
            rooms,
            connections,
            changes,
            messages,
            rate_limited,
            slow_readers,
            bot_jobs,
            store_errors,
            guests,
            tables,
            requests,
        }
    }

    /// Everything, as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes everything");
        text
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}
