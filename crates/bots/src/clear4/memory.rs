use stapel_rules::clear4::{Action, Counts, Face, Rules, Run, Value, View};
use stapel_rules::{Game, MAX_SEATS, Seat};

/// A set of faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Faces(u16);

impl Faces {
    #[inline]
    pub(super) fn contains(self, face: Face) -> bool {
        self.0 >> face.index() & 1 == 1
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn insert(&mut self, face: Face) {
        self.0 |= 1 << face.index();
    }
}

/// What a seat concludes from what the others did between its own decisions.
///
/// Whoever takes a pile would rather have played, and whoever ends a turn has no card left that
/// would have joined it, unless there were four. That need not be so of people, but mostly is. And it stays so: the cards
/// of a hand that nobody has seen are those it was dealt, and only become fewer.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    last: Option<(View, Action)>,
    /// The faces that are not among the unseen cards in each hand.
    lacks: [Faces; MAX_SEATS],
}

impl Memory {
    /// Looks at what happened since the last decision.
    pub(super) fn look(&mut self, rules: &Rules, view: &View) -> &[Faces; MAX_SEATS] {
        match &self.last {
            Some((last, _)) if last.viewer == view.viewer && last.turns <= view.turns => {}
            // Another round.
            _ => *self = Memory::default(),
        }
        if let Some((last, action)) = self.last
            && last.turns < view.turns
        {
            self.notice_takers(rules, &last, view);
            let left = match action {
                Action::End => Some((last.pile, last.run)),
                Action::Take => Some((Counts::EMPTY, None)),
                _ => None,
            };
            if let Some((pile, run)) = left {
                self.notice_ends(rules, &last, view, pile, run);
            }
        }
        &self.lacks
    }

    /// Keeps what was decided, and in view of what.
    pub(super) fn keep(&mut self, view: &View, action: Action) {
        self.last = Some((*view, action));
    }

    /// Whoever took the pile had nothing to play on it.
    fn notice_takers(&mut self, rules: &Rules, last: &View, view: &View) {
        if view.out.count(Face::PUSH) != last.out.count(Face::PUSH) {
            return;
        }
        for seat in others(rules, view) {
            let index = seat.index();
            let grew = view.hand_sizes[index] > last.hand_sizes[index];
            // A blind card that was too high brings the pile with it, too.
            let blind = view.stacks[index].blind != last.stacks[index].blind;
            if !grew || blind || !view.known[index].contains(last.known[index]) {
                continue;
            }
            let taken = view.known[index] - last.known[index];
            // A pile only ever falls, so its top is the lowest card.
            let Some(top) = taken.faces().find_map(|(face, _)| face.value()) else { continue };
            // On four of a kind neither a fifth nor a lone joker could have been laid; where they are always swept,
            // they never lie there (C7).
            let may_be_four = !rules.options().must_sweep
                && taken.of_value(top) + taken.count(Face::JOKER) >= Run::FULL;
            for value in Value::all().take_while(|&value| value < top) {
                self.lacks[index].insert(Face::number(value));
            }
            if !may_be_four {
                self.lacks[index].insert(Face::number(top));
                self.lacks[index].insert(Face::JOKER);
            }
            for special in [Face::PUSH, Face::CLEAR] {
                self.lacks[index].insert(special);
            }
        }
    }

    /// Whoever ended a turn has no more of what it played, unless that made four. Before, this pile was there
    /// with this run on top.
    fn notice_ends(
        &mut self,
        rules: &Rules,
        last: &View,
        view: &View,
        pile: Counts,
        mut run: Option<Run>,
    ) {
        if view.out != last.out || !view.pile.contains(pile) {
            return;
        }
        let mut laid = view.pile - pile;
        if laid.count(Face::JOKER) > 0 {
            return;
        }
        let mut seat = view.seat.left(rules.players());
        while seat != view.seat {
            let (before, now) = (last.cards_left(seat), view.cards_left(seat));
            let Some(count) = before.checked_sub(now) else { return };
            // A pile only ever falls, so the highest cards were laid first.
            let highest = Value::all().rev().find(|&value| laid.of_value(value) > 0);
            let Some(value) = highest else { return };
            if laid.of_value(value) < count {
                return;
            }
            for _ in 0..count {
                laid -= Counts::of(Face::number(value));
            }
            if count > 0 {
                let below = run.filter(|run| run.value == value).map_or(0, |run| run.count);
                let now = Run { value, count: below + count };
                if !now.is_full() {
                    self.lacks[seat.index()].insert(Face::number(value));
                }
                run = Some(now);
            }
            seat = seat.left(rules.players());
        }
    }
}

fn others(rules: &Rules, view: &View) -> impl Iterator<Item = Seat> {
    let own = view.seat;
    Seat::all(rules.players()).filter(move |&seat| seat != own)
}
