//! The boxes that somebody keeps by name: which cards carry commands in each of them.

use stapel_rules::piles::Layout;

/// The most letters of the name of a box.
pub const MAX_BOX_NAME: usize = 30;

/// The most boxes that are kept.
pub const MOST_BOXES: usize = 50;

/// A box that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptBox {
    pub name: String,
    pub layout: Layout,
}

/// The boxes that are kept, by name. Where and how they are kept is up to others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boxes(Vec<KeptBox>);

/// Why a box is not kept under a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoxRefused {
    #[error("a box needs a name of 1 to {MAX_BOX_NAME} letters, without control characters")]
    BadName,
    #[error("no more than {MOST_BOXES} boxes are kept; delete one first")]
    TooMany,
}

impl FromIterator<KeptBox> for Boxes {
    /// All boxes that were kept, also if they are more than today could be. Of two with the same name the last one counts.
    fn from_iter<T: IntoIterator<Item = KeptBox>>(kept: T) -> Boxes {
        let mut boxes = Boxes::default();
        kept.into_iter().for_each(|kept| boxes.put(kept));
        boxes
    }
}

impl Boxes {
    /// The boxes, in the order of their names.
    pub fn iter(&self) -> std::slice::Iter<'_, KeptBox> {
        self.0.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The box with this name.
    pub fn get(&self, name: &str) -> Option<&Layout> {
        self.iter().find(|kept| kept.name == name).map(|kept| &kept.layout)
    }

    /// The name under which a layout is kept; the first one, if it has several.
    pub fn name_of(&self, layout: &Layout) -> Option<&str> {
        self.iter().find(|kept| kept.layout == *layout).map(|kept| kept.name.as_str())
    }

    /// A name that no other box has: the wanted one, or with a number behind it. The name that the box had before it may
    /// keep.
    pub fn free_name(&self, wanted: &str, before: Option<&str>) -> String {
        let is_free = |name: &String| before == Some(name) || self.get(name).is_none();
        let numbered = (2..).map(|number: u32| {
            let behind = format!(" {number}");
            let room = MAX_BOX_NAME.saturating_sub(behind.len());
            let letters: String = wanted.chars().take(room).collect();
            format!("{}{behind}", letters.trim_end())
        });
        // One of so many names is free, since there are no more boxes.
        let mut names = std::iter::once(wanted.to_owned()).chain(numbered).take(self.len() + 2);
        names.find(is_free).unwrap_or_default()
    }

    /// Keeps a box under a name. The name that it had before goes, and so does another box of this name: whoever offers to
    /// keep it asks first.
    ///
    /// # Errors
    /// [`BoxRefused`]; then nothing has changed.
    pub fn keep(
        &mut self,
        name: &str,
        layout: &Layout,
        before: Option<&str>,
    ) -> Result<(), BoxRefused> {
        self.check(name, before)?;
        if let Some(before) = before {
            self.forget(before);
        }
        self.put(KeptBox { name: name.to_owned(), layout: *layout });
        Ok(())
    }

    /// Whether a box could be kept under a name, which another box may have.
    ///
    /// # Errors
    /// [`BoxRefused`].
    pub fn check(&self, name: &str, before: Option<&str>) -> Result<(), BoxRefused> {
        let letters = name.chars().count();
        let is_bare = name.trim() == name && !name.chars().any(char::is_control);
        if !is_bare || !(1..=MAX_BOX_NAME).contains(&letters) {
            return Err(BoxRefused::BadName);
        }
        let takes_place_of = |name: &str| self.get(name).is_some();
        if self.len() >= MOST_BOXES && !takes_place_of(name) && !before.is_some_and(takes_place_of)
        {
            return Err(BoxRefused::TooMany);
        }
        Ok(())
    }

    /// Keeps a box no longer.
    pub fn forget(&mut self, name: &str) {
        self.0.retain(|kept| kept.name != name);
    }

    fn put(&mut self, kept: KeptBox) {
        self.forget(&kept.name);
        let place = self.0.partition_point(|other| other.name < kept.name);
        self.0.insert(place, kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(boxes: &Boxes) -> Vec<&str> {
        boxes.iter().map(|kept| kept.name.as_str()).collect()
    }

    #[test]
    fn boxes_are_kept_in_the_order_of_their_names_renamed_and_forgotten() {
        let other = Layout::shuffled(<[stapel_rules::Card]>::reverse);
        let mut boxes = Boxes::default();
        boxes.keep("Beach", &other, None).expect("room");
        boxes.keep("Attic", &Layout::DEFAULT, None).expect("room");
        assert_eq!(names(&boxes), ["Attic", "Beach"]);
        assert_eq!(boxes.name_of(&other), Some("Beach"));
        boxes.keep("Cellar", &Layout::DEFAULT, Some("Attic")).expect("room");
        assert_eq!(names(&boxes), ["Beach", "Cellar"]);
        // Under a name that another one has, it takes its place.
        boxes.keep("Beach", &Layout::DEFAULT, Some("Cellar")).expect("room");
        assert_eq!((names(&boxes), boxes.get("Beach")), (vec!["Beach"], Some(&Layout::DEFAULT)));
        boxes.forget("Beach");
        assert!(boxes.is_empty());
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number_and_stays_within_its_bound() {
        let mut boxes = Boxes::default();
        let long = "x".repeat(MAX_BOX_NAME);
        for name in ["Attic", "Attic 2", &long] {
            boxes.keep(name, &Layout::DEFAULT, None).expect("room");
        }
        assert_eq!(boxes.free_name("Attic", None), "Attic 3");
        assert_eq!(boxes.free_name("Attic", Some("Attic")), "Attic");
        assert_eq!(boxes.free_name("Cellar", None), "Cellar");
        let free = boxes.free_name(&long, None);
        assert_eq!(free, format!("{} 2", "x".repeat(MAX_BOX_NAME - 2)));
        assert_eq!(boxes.check(&free, None), Ok(()));
    }

    #[test]
    fn names_and_numbers_have_bounds() {
        let mut boxes = Boxes::default();
        for name in ["", " ", " Attic", "A\nB", &"ł".repeat(MAX_BOX_NAME + 1)] {
            assert_eq!(boxes.keep(name, &Layout::DEFAULT, None), Err(BoxRefused::BadName));
        }
        for number in 0..MOST_BOXES {
            boxes.keep(&format!("Box {number}"), &Layout::DEFAULT, None).expect("room");
        }
        assert_eq!(boxes.keep("Another", &Layout::DEFAULT, None), Err(BoxRefused::TooMany));
        assert_eq!(boxes.keep("Another", &Layout::DEFAULT, Some("Box 0")), Ok(()));
        assert_eq!(boxes.keep("Box 1", &Layout::DEFAULT, None), Ok(()));
        assert_eq!(boxes.len(), MOST_BOXES);
    }
}
