//! The boxes that are kept on this machine by name, in one file: in each line the code of a box and its name.

use std::fs::File;
use std::io::{self, Read};

use stapel_client::agreement::{BoxRefused, Boxes, KeptBox, LayoutDraft};
use stapel_rules::piles::Layout;

use super::{Files, small};
use crate::shelf::Damage;

/// The name of the file.
const BOXES: &str = "boxes";

/// Where a box is kept that is not complete yet.
const DRAFT: &str = "box-draft";

/// The most bytes of the file. So many boxes as may be kept need an eighth of it.
const MOST_BYTES: u64 = 64 * 1024;

/// Why a box is not kept.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BoxNotKept {
    #[error(transparent)]
    Refused(#[from] BoxRefused),
    #[error("the file of boxes can't be read or written: {0}")]
    File(#[from] io::Error),
}

/// What is in the file.
#[derive(Default)]
struct Contents {
    boxes: Boxes,
    /// Lines that are no boxes. They stay as they are: somebody may still want to mend them.
    others: Vec<Vec<u8>>,
}

impl Files {
    /// The boxes that are kept, and what is wrong with their file.
    pub(crate) fn boxes(&self) -> (Boxes, Option<Damage>) {
        let damage = |lines| Damage { file: self.boxes_path().display().to_string(), lines };
        match self.read_boxes() {
            Ok(Contents { boxes, others }) => {
                let lines = Some(others.len()).filter(|lines| *lines > 0);
                (boxes, lines.map(|lines| damage(Some(lines))))
            }
            Err(_) => (Boxes::default(), Some(damage(None))),
        }
    }

    /// Keeps a box under a name, in place of the one that has it. The name that it had before goes.
    pub(crate) fn keep_box(
        &self,
        name: &str,
        layout: &Layout,
        before: Option<&str>,
    ) -> Result<(), BoxNotKept> {
        // Another program may have kept others meanwhile.
        let mut contents = self.read_boxes()?;
        contents.boxes.keep(name, layout, before)?;
        Ok(self.write_boxes(&contents)?)
    }

    /// Keeps a box no longer.
    pub(crate) fn forget_box(&self, name: &str) -> io::Result<()> {
        let mut contents = self.read_boxes()?;
        contents.boxes.forget(name);
        self.write_boxes(&contents)
    }

    /// The box that somebody began to enter.
    pub(crate) fn box_draft(&self) -> LayoutDraft {
        LayoutDraft::from_text(self.note(DRAFT).unwrap_or_default().trim_end())
    }

    /// Keeps a box as far as it is entered.
    pub(crate) fn keep_box_draft(&self, draft: &LayoutDraft) -> io::Result<()> {
        self.keep_note(DRAFT, &draft.to_text())
    }

    /// Forgets the box that somebody began to enter: it is kept under a name now.
    pub(crate) fn forget_box_draft(&self) {
        small::remove(&self.directory.join(DRAFT));
    }

    fn boxes_path(&self) -> std::path::PathBuf {
        self.directory.join(BOXES)
    }

    fn read_boxes(&self) -> io::Result<Contents> {
        let file = match File::open(self.boxes_path()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Contents::default()),
            file => file?,
        };
        let mut bytes = Vec::new();
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "too long for a list of boxes"));
        }
        let (mut boxes, mut others) = (Vec::new(), Vec::new());
        for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            match read_line(line) {
                Some(kept) => boxes.push(kept),
                None => others.push(line.to_vec()),
            }
        }
        Ok(Contents { boxes: boxes.into_iter().collect(), others })
    }

    fn write_boxes(&self, contents: &Contents) -> io::Result<()> {
        let boxes = contents.boxes.iter();
        let lines = boxes.map(|kept| format!("{} {}", kept.layout.code(), kept.name).into_bytes());
        let mut bytes = Vec::new();
        for line in lines.chain(contents.others.iter().cloned()) {
            bytes.extend(line);
            bytes.push(b'\n');
        }
        small::write(&self.boxes_path(), &bytes)
    }
}

/// The box in a line: its code, a blank, its name.
fn read_line(line: &[u8]) -> Option<KeptBox> {
    let line = str::from_utf8(line).ok()?;
    let (code, name) = line.split_once(' ')?;
    let layout = Layout::from_code(code).ok()?;
    Boxes::default().check(name, None).ok()?;
    Some(KeptBox { name: name.to_owned(), layout })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use stapel_rules::Card;

    use super::*;

    fn names(files: &Files) -> Vec<String> {
        files.boxes().0.iter().map(|kept| kept.name.clone()).collect()
    }

    #[test]
    fn boxes_are_kept_by_name_for_the_next_time() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        let other = Layout::shuffled(<[Card]>::reverse);
        files.keep_box("Ferienhaus am See", &other, None).unwrap();
        files.keep_box("Attic", &Layout::DEFAULT, None).unwrap();
        let again = Files::open(directory.path()).unwrap();
        let (boxes, damage) = again.boxes();
        assert_eq!((boxes.get("Ferienhaus am See"), damage), (Some(&other), None));
        again.keep_box("Cellar", &Layout::DEFAULT, Some("Attic")).unwrap();
        assert_eq!(names(&files), ["Cellar", "Ferienhaus am See"]);
        files.forget_box("Cellar").unwrap();
        assert_eq!(names(&files), ["Ferienhaus am See"]);
        let file = fs::read_to_string(directory.path().join("boxes")).unwrap();
        assert_eq!(file, format!("{} Ferienhaus am See\n", other.code()));
    }

    #[test]
    fn damaged_lines_are_told_and_neither_lost_nor_do_they_harm_the_rest() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        files.keep_box("Attic", &Layout::DEFAULT, None).unwrap();
        let path = directory.path().join("boxes");
        let mut bytes = fs::read(&path).unwrap();
        bytes.extend_from_slice(b"0000-nonsense Beach\n\xff\xfe\n");
        fs::write(&path, &bytes).unwrap();
        let (boxes, damage) = files.boxes();
        assert_eq!((boxes.len(), damage.unwrap().lines), (1, Some(2)));
        files.keep_box("Cellar", &Layout::DEFAULT, None).unwrap();
        assert_eq!(names(&files), ["Attic", "Cellar"]);
        let after = fs::read(&path).unwrap();
        assert!(after.ends_with(b"0000-nonsense Beach\n\xff\xfe\n"), "{after:?}");
    }

    #[test]
    fn a_file_that_is_none_of_ours_stays_as_it_is() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        let path = directory.path().join("boxes");
        let long = vec![b'x'; 100_000];
        fs::write(&path, &long).unwrap();
        assert_eq!(files.boxes().1.unwrap().lines, None);
        let kept = files.keep_box("Attic", &Layout::DEFAULT, None);
        assert!(matches!(kept, Err(BoxNotKept::File(_))), "{kept:?}");
        assert_eq!(fs::read(&path).unwrap(), long);
    }

    #[test]
    fn a_box_that_is_not_complete_is_there_again() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        let draft = LayoutDraft::from(&Layout::DEFAULT);
        files.keep_box_draft(&draft).unwrap();
        assert_eq!(files.box_draft(), draft);
        files.forget_box_draft();
        assert_eq!(files.box_draft(), LayoutDraft::default());
    }
}
