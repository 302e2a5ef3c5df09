//! What a store measures of itself.

use std::fmt;
use std::fs;
use std::path::PathBuf;

use prometheus_client::encoding::{EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::gauge::Gauge;

use crate::metrics::Histogram;

/// What a store measures of itself. Clones measure the same.
#[derive(Clone, Debug)]
pub struct StoreMeter {
    /// How long transactions took, until what is in them was durable.
    pub commits: Histogram,
    /// How many writes went into one transaction.
    pub batches: Histogram,
    /// Writes that wait.
    pub waiting: Gauge,
    /// What lies on the disk.
    pub size: StoreSize,
}

/// How large the files of a store are. They are looked at when someone asks.
#[derive(Clone, Debug, Default)]
pub struct StoreSize {
    /// What each file is called in metrics, and where it is.
    files: Vec<(&'static str, PathBuf)>,
}

impl Default for StoreMeter {
    fn default() -> StoreMeter {
        StoreMeter {
            commits: Histogram::of_times(),
            batches: Histogram::of_amounts(),
            waiting: Gauge::default(),
            size: StoreSize::default(),
        }
    }
}

impl StoreSize {
    /// Of these files.
    pub fn of(files: Vec<(&'static str, PathBuf)>) -> StoreSize {
        StoreSize { files }
    }
}

impl EncodeMetric for StoreSize {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        for (name, path) in &self.files {
            // A file that isn't there yet takes no room.
            let bytes = fs::metadata(path).map_or(0, |file| file.len());
            encoder.encode_family(&[("file", *name)])?.encode_gauge(&bytes)?;
        }
        Ok(())
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Gauge
    }
}
