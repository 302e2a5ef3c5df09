//! The lessons that were finished, in one file: in each line the name of a game.

use std::io;

use stapel_rules::GameKind;

use super::Files;

/// The name of the file.
const LESSONS: &str = "lessons";

impl Files {
    /// The games whose lessons were finished. What is no game is left out.
    pub(crate) fn learned(&self) -> Vec<GameKind> {
        let text = self.note(LESSONS).unwrap_or_default();
        let is_there = |game: &GameKind| text.lines().any(|line| line.trim() == game.name());
        GameKind::ALL.into_iter().filter(is_there).collect()
    }

    /// The lesson of a game was finished.
    pub(crate) fn keep_learned(&self, game: GameKind) -> io::Result<()> {
        let mut learned = self.learned();
        learned.push(game);
        let in_order = GameKind::ALL.into_iter().filter(|game| learned.contains(game));
        self.keep_note(LESSONS, &in_order.map(|game| format!("{game}\n")).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finished_lessons_are_kept_each_once() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        assert_eq!(files.learned(), []);
        for game in [GameKind::Clear4, GameKind::TheGame, GameKind::Clear4] {
            files.keep_learned(game).unwrap();
        }
        assert_eq!(files.learned(), [GameKind::TheGame, GameKind::Clear4]);
        assert_eq!(files.note("lessons").as_deref(), Some("the-game\nclear-4\n"));
        files.keep_note("lessons", "chess\nextreme\n").unwrap();
        assert_eq!(files.learned(), [GameKind::Extreme]);
    }
}
