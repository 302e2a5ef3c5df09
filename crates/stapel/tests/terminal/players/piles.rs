//! Someone who plays The Game or Extreme: always the smallest step, and on as long as that costs little.

use vt100::Screen;

use super::{Answer, is_our_turn, is_over, rows, type_play};
use crate::support::terminal::{ESCAPE, Terminal};

/// A step that is worth going on for, although the turn could be ended.
const SMALL_STEP: i16 = 2;

/// What someone sees of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    /// Whether the game is over.
    pub(crate) over: bool,
    /// The tops of the piles A to D.
    pub(crate) tops: [u8; 4],
    pub(crate) hand: Vec<u8>,
    /// Whether the turn could be ended.
    may_end: bool,
}

/// What becomes of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Did {
    Laid,
    Ended,
}

/// What is seen when there is something to decide: it is our turn, or all is over.
pub(crate) fn to_decide(screen: &Screen) -> Option<Seen> {
    if !is_over(screen) && !is_our_turn(screen) {
        return None;
    }
    see(screen)
}

/// The table, if all of it is there.
pub(crate) fn see(screen: &Screen) -> Option<Seen> {
    let over = is_over(screen);
    let text = screen.contents();
    if over {
        return Some(Seen { over, tops: [0; 4], hand: Vec::new(), may_end: false });
    }
    let rows: Vec<Vec<char>> = rows(screen).iter().map(|row| row.chars().collect()).collect();
    let find =
        |sign: &str| rows.iter().position(|row| row.iter().collect::<String>().contains(sign));
    let (letters, counts) = (find("▲ A ▲")?, find("cards to go").or(find("card to go"))?);
    let mut tops = [0; 4];
    for (top, letter) in tops.iter_mut().zip(['A', 'B', 'C', 'D']) {
        let column = rows[letters].iter().position(|sign| *sign == letter)?;
        *top = rows[letters..counts].iter().find_map(|row| number_around(row, column))?;
    }
    let hand = rows[counts..].iter().find_map(|row| {
        let row: String = row.iter().collect();
        let numbers: Vec<u8> =
            row.split('│').filter_map(|between| between.trim().parse().ok()).collect();
        (row.contains('│') && !numbers.is_empty()).then_some(numbers)
    });
    // Whoever has laid everything has nothing in hand.
    Some(Seen { over, tops, hand: hand.unwrap_or_default(), may_end: !owes(&text) })
}

/// Whether the turn can't be ended yet.
fn owes(text: &str) -> bool {
    let unfinished = [
        "more card",
        "exactly three: 0",
        "exactly three: 1",
        "exactly three: 2",
        "cover the skull",
    ];
    unfinished.iter().any(|owed| text.contains(owed))
}

/// The number that is drawn around this column, if there is one.
fn number_around(row: &[char], column: usize) -> Option<u8> {
    let near = row.get(column.checked_sub(3)?..column + 4)?;
    let text: String = near.iter().collect();
    // A sign beside the number may have a digit, too.
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit());
    numbers.find(|digits| !digits.is_empty())?.parse().ok()
}

/// Plays until the game is over. Tells how many cards were laid.
pub(crate) fn play_to_the_end(terminal: &mut Terminal) -> usize {
    let mut laid = 0;
    loop {
        let seen = terminal.wait_for("something to decide", to_decide);
        if seen.over {
            return laid;
        }
        laid += usize::from(act(terminal, &seen) == Did::Laid);
    }
}

/// Plays until the own turn is over, or the game.
pub(crate) fn play_a_turn(terminal: &mut Terminal) {
    loop {
        let seen = terminal.wait_for("something to decide", to_decide);
        if seen.over || act(terminal, &seen) == Did::Ended {
            return;
        }
    }
}

/// Does one thing, and waits until it is done.
fn act(terminal: &mut Terminal, seen: &Seen) -> Did {
    let ideas = ideas(seen);
    let goes_on = ideas.first().is_some_and(|(step, ..)| *step <= SMALL_STEP);
    if seen.may_end && !goes_on {
        return end_turn(terminal, seen);
    }
    let mut doubted = None;
    for (_, card, pile) in &ideas {
        match type_play(terminal, &format!("{card}{pile}")) {
            Answer::Done => return laid(terminal, *card),
            Answer::Doubted => {
                doubted = doubted.or(Some((*card, *pile)));
                terminal.press(ESCAPE);
                terminal.wait_for("the table again", |screen| {
                    (!screen.contents().contains("Are you sure?")).then_some(())
                });
            }
            Answer::Refused => {}
        }
    }
    if seen.may_end {
        return end_turn(terminal, seen);
    }
    // There is nothing else, so it is meant.
    let (card, pile) =
        doubted.unwrap_or_else(|| panic!("nothing can be done:\n{}", terminal.text()));
    assert_eq!(type_play(terminal, &format!("{card}{pile}")), Answer::Doubted);
    terminal.press("!");
    laid(terminal, card)
}

/// Waits until a card has left the hand.
fn laid(terminal: &Terminal, card: u8) -> Did {
    terminal.wait_for(&format!("a hand without {card}"), |screen| {
        see(screen).filter(|seen| seen.over || !seen.hand.contains(&card))
    });
    Did::Laid
}

fn end_turn(terminal: &mut Terminal, before: &Seen) -> Did {
    terminal.press("e");
    terminal.wait_for("the end of the turn", |screen| {
        let seen = see(screen)?;
        (seen.over || !is_our_turn(screen) || seen.may_end != before.may_end).then_some(())
    });
    Did::Ended
}

/// Everything that may be possible, the best first.
fn ideas(seen: &Seen) -> Vec<(i16, u8, char)> {
    let mut ideas: Vec<(i16, u8, char)> = Vec::new();
    for &card in &seen.hand {
        for (top, pile) in seen.tops.into_iter().zip(['A', 'B', 'C', 'D']) {
            let way = i16::from(card) - i16::from(top);
            let step = if pile < 'C' { way } else { -way };
            if step > 0 || step == -10 {
                ideas.push((step, card, pile));
            }
        }
    }
    ideas.sort_unstable();
    ideas
}
