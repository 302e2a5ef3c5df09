use std::fmt;
use std::time::Duration;

use crate::Level;

/// How much a bot may think about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This many imagined games. The same seed then gives the same decisions on any machine.
    Playouts(u32),
    /// About this long. Decisions depend on the machine's speed. It needs a clock, which a browser
    /// does not offer in this way: there, count playouts.
    Time(Duration),
}

/// A bot as one asks for it: its level, and what is to be different from the usual.
///
/// Written as a level's name, with colons before what is different:
/// `expert:playouts=20000:talk=off`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Profile {
    pub level: Level,
    /// How much it may think, if not the usual of its level.
    pub budget: Option<Budget>,
    /// Whether it sends signals and heeds them, where the game has any.
    pub talk: bool,
    /// Whether it uses what was learned, or the numbers that learning started from.
    pub learned: bool,
}

impl From<Level> for Profile {
    fn from(level: Level) -> Profile {
        Profile { level, budget: None, talk: true, learned: true }
    }
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProfileError {
    #[error("there is no bot '{0}'; there are {names}", names = Level::ALL.map(Level::name).join(", "))]
    NoSuchLevel(String),
    #[error(
        "'{0}' is no setting of a bot; there are playouts=N, ms=N, talk=on|off and learned=on|off"
    )]
    NoSuchSetting(String),
    #[error("'{0}': playouts and ms take a whole number from 1, talk and learned take on or off")]
    BadValue(String),
    #[error("'{0}' comes too late: a bot takes each setting once, and either playouts or ms")]
    Again(String),
}

impl std::str::FromStr for Profile {
    type Err = ProfileError;

    fn from_str(text: &str) -> Result<Profile, ProfileError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let level =
            Level::from_name(name).ok_or_else(|| ProfileError::NoSuchLevel(name.to_owned()))?;
        let mut profile = Profile::from(level);
        let mut settled = Vec::new();
        for setting in parts {
            // Playouts and milliseconds are two ways to settle the same thing.
            let matter = match setting.split_once('=') {
                Some(("ms", _)) => "playouts",
                Some((name, _)) => name,
                None => setting,
            };
            if settled.contains(&matter) {
                return Err(ProfileError::Again(setting.to_owned()));
            }
            settled.push(matter);
            let bad = || ProfileError::BadValue(setting.to_owned());
            let number =
                |value: &str| value.parse().ok().filter(|&number: &u32| number > 0).ok_or_else(bad);
            let switch = |value: &str| match value {
                "on" => Ok(true),
                "off" => Ok(false),
                _ => Err(bad()),
            };
            match setting.split_once('=') {
                Some(("playouts", value)) => {
                    profile.budget = Some(Budget::Playouts(number(value)?));
                }
                Some(("ms", value)) => {
                    let time = Duration::from_millis(u64::from(number(value)?));
                    profile.budget = Some(Budget::Time(time));
                }
                Some(("talk", value)) => profile.talk = switch(value)?,
                Some(("learned", value)) => profile.learned = switch(value)?,
                _ => return Err(ProfileError::NoSuchSetting(setting.to_owned())),
            }
        }
        Ok(profile)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.level.name().to_owned();
        match self.budget {
            Some(Budget::Playouts(playouts)) => text += &format!(":playouts={playouts}"),
            Some(Budget::Time(time)) => text += &format!(":ms={}", time.as_millis()),
            None => {}
        }
        if !self.talk {
            text += ":talk=off";
        }
        if !self.learned {
            text += ":learned=off";
        }
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_is_read_as_it_is_written() {
        let texts =
            ["greedy", "expert:playouts=20000", "steady:ms=50:talk=off", "expert:learned=off"];
        for text in texts {
            assert_eq!(
                text.parse::<Profile>().map(|profile| profile.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn what_names_no_bot_is_refused_with_what_would() {
        for (text, told) in [
            ("eager", "there is no bot 'eager'; there are random, greedy, steady, expert"),
            ("expert:speed=9", "'speed=9' is no setting of a bot"),
            ("expert:playouts=0", "'playouts=0': playouts and ms take a whole number from 1"),
            ("expert:talk=loud", "'talk=loud'"),
            ("expert:talk=on:talk=off", "'talk=off' comes too late"),
            ("expert:playouts=9:ms=9", "'ms=9' comes too late"),
        ] {
            let error = text.parse::<Profile>().map_err(|error| error.to_string());
            assert!(error.as_ref().is_err_and(|error| error.contains(told)), "{error:?}");
        }
    }
}
