use alloc::vec::Vec;

/// No name is so long.
const LONGEST: usize = 64;

/// Of these names the one that was probably meant: so few letters are missing, too many, wrong or swapped that it looks
/// like a slip of the finger.
pub(super) fn nearest<'n>(
    found: &str,
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    let slips = |name: &'n str| (slips(found, name), name);
    let (slips, name) = names.into_iter().map(slips).min_by_key(|&(slips, _)| slips)?;
    // What is as short as its slips could have been anything.
    (slips <= 1 + name.len() / 6 && slips < name.len()).then_some(name)
}

/// How many letters have to be added, removed, replaced or swapped with their neighbours to make one word of the other.
fn slips(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    // What is much longer than any name is not worth a table.
    let one: Vec<char> = one.chars().take(LONGEST).collect();
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (i, &letter) in one.iter().enumerate() {
        let mut row = Vec::with_capacity(other.len() + 1);
        row.push(i + 1);
        for (j, &wanted) in other.iter().enumerate() {
            let replaced = last[j] + usize::from(letter != wanted);
            let mut least = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && letter == other[j - 1] && one[i - 1] == wanted {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = core::mem::replace(&mut last, row);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        for (one, other, count) in [
            ("", "", 0),
            ("seed", "seed", 0),
            ("", "deck", 4),
            ("sed", "seed", 1),
            ("seeed", "seed", 1),
            ("sede", "seed", 1),
            ("Seed", "seed", 1),
            ("deck", "seed", 3),
        ] {
            assert_eq!(slips(one, other), count, "{one} {other}");
            assert_eq!(slips(other, one), count, "{other} {one}");
        }
    }

    #[test]
    fn only_a_slip_of_the_finger_is_taken_for_a_name() {
        let names = ["option", "name", "seed", "deck", "starter"];
        for (found, meant) in [
            ("sede", Some("seed")),
            ("startre", Some("starter")),
            ("starer", Some("starter")),
            ("optoin", Some("option")),
            ("first", None),
            ("", None),
            ("x", None),
            ("a whole sentence that nobody could mean", None),
        ] {
            assert_eq!(nearest(found, names), meant, "{found}");
        }
    }
}
