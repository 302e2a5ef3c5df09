//! Reading the settings again while the server runs.

use stapel_server::serve::Control;
use tracing::level_filters::LevelFilter;

use super::asked::Asked;
use super::settings::{Row, Settings};

/// Settings that can change while the server runs. All others need a restart.
const WHILE_RUNNING: [&str; 12] = [
    "keep-tables",
    "keep-guests",
    "keep-records",
    "max-connections",
    "max-connections-per-address",
    "messages-per-second",
    "messages-per-address",
    "requests-per-second",
    "made-per-hour",
    "log",
    "log-requests",
    "log-addresses",
];

/// Changes how much is logged.
pub(super) type SetLevel = Box<dyn Fn(LevelFilter) + Send>;

/// What reads settings again and lets them hold.
pub(super) struct Reload {
    asked: Asked,
    /// What is in force now.
    rows: Vec<Row>,
    control: Control,
    set_level: SetLevel,
}

impl Reload {
    /// Begins with what holds at the start.
    pub(super) fn new(
        asked: Asked,
        settings: Settings,
        control: Control,
        set_level: SetLevel,
    ) -> Reload {
        Reload { asked, rows: settings.rows, control, set_level }
    }

    /// Reads the settings again. What can change now does; the log says what did, and what needs a restart. If
    /// anything is wrong in the file, nothing changes at all.
    pub(super) fn again(&mut self) {
        let settings = match Settings::load(&self.asked) {
            Ok(settings) => settings,
            Err(error) => {
                tracing::error!(%error, "settings can't be read again and stay as they were");
                return;
            }
        };
        // Only the address was resolved at the start, and it can't change now.
        let config = settings.arguments.config(([0, 0, 0, 0], 0).into());
        let (now, later) = differences(&self.rows, &settings.rows);
        (self.set_level)(settings.arguments.log);
        self.control.change(config.changeable());
        for (old, new) in &now {
            let (from, to) = (shown(old), shown(new));
            tracing::info!(setting = new.name, from, to, "a setting has changed");
        }
        for (old, new) in &later {
            let (from, to) = (shown(old), shown(new));
            tracing::warn!(setting = new.name, from, to, "a setting needs a restart to change");
        }
        tracing::info!(changed = now.len(), waiting = later.len(), "settings were read again");
        for (_, new) in now {
            if let Some(row) = self.rows.iter_mut().find(|row| row.name == new.name) {
                *row = new;
            }
        }
    }
}

/// What differs, before and after.
type Differences = Vec<(Row, Row)>;

/// What differs: first what can change now, then what can't.
fn differences(old: &[Row], new: &[Row]) -> (Differences, Differences) {
    let pairs = old.iter().zip(new).filter(|(old, new)| old.value != new.value);
    pairs
        .map(|(old, new)| (old.clone(), new.clone()))
        .partition(|(_, new)| WHILE_RUNNING.contains(&&*new.name))
}

fn shown(row: &Row) -> &str {
    row.value.as_deref().unwrap_or("nothing")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_change_while_the_server_runs_are_settings() {
        let names = super::super::file::names();
        for name in WHILE_RUNNING {
            assert!(names.iter().any(|known| known == name), "{name}");
        }
    }
}
