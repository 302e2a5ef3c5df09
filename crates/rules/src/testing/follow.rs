//! Checks that a view which follows the events of a game equals a view made anew after each of them.

use alloc::vec::Vec;

use super::{Chooser, Played, Suite, World};
use crate::any::AnyGame;
use crate::{Dealt, Game, Turn, Viewer};

/// Everyone at a table, and a spectator, each of whom was given one view and follows from there.
pub struct Followers<G: Game> {
    views: Vec<(Viewer, G::View)>,
}

impl<G: Game> Followers<G> {
    /// Everyone looks at this position.
    pub fn new(game: &G, state: &G::State) -> Followers<G> {
        let viewers = Viewer::all(game.players());
        Followers { views: viewers.map(|viewer| (viewer, game.view(state, viewer))).collect() }
    }

    /// Everyone takes note of these events, as far as they see them.
    pub fn hear(&mut self, game: &G, events: &[G::Event]) {
        for (viewer, view) in &mut self.views {
            for event in events {
                game.follow(view, &game.seen_by(event, *viewer));
            }
        }
    }

    /// What this viewer has made of what they saw.
    pub fn view(&self, viewer: Viewer) -> Option<&G::View> {
        self.views.iter().find(|(own, _)| *own == viewer).map(|(_, view)| view)
    }

    /// Asserts that everyone knows of this position what they may know of it.
    #[track_caller]
    pub fn assert_up_to_date(&self, game: &G, state: &G::State) {
        for (viewer, view) in &self.views {
            assert_eq!(*view, game.view(state, *viewer), "{viewer:?} has lost track of the game");
        }
    }

    /// Everyone follows an action, which is not done for good, and the draws it leads to. Asserts
    /// that they are up to date after every step that was told; one that wasn't told (a horizontal
    /// card is played, but not turned over yet) is told with the next.
    pub(super) fn follow_action(&mut self, dealt: &Dealt<G>, action: G::Action) {
        let (game, mut state) = (dealt.game(), *dealt.state());
        let mut events = Vec::new();
        game.apply(&mut state, action, &mut events);
        loop {
            self.hear(game, &events);
            if !events.is_empty() {
                self.assert_up_to_date(game, &state);
            }
            events.clear();
            let Turn::Chance(draw) = game.turn(&state) else { return };
            let card = dealt.deck()[game.deck_index(&state, draw)];
            game.draw(&mut state, card, &mut events);
        }
    }
}

/// Tells nonsense to someone who has followed a game this far, and asserts that they can still ask
/// what they may do: what is told comes from somebody else.
pub fn assert_survives_nonsense<G: Suite>(
    played: &Played<G>,
    steps: usize,
    viewer: Viewer,
    choose: &mut Chooser<'_>,
) {
    let world = World::after(played, steps);
    let game = played.game;
    let mut view = game.view(world.dealt.state(), viewer);
    let mut legal = Vec::new();
    for _ in 0..64 {
        game.follow(&mut view, &game.some_seen(choose));
        game.legal_in_view(&view, &mut legal);
    }
}

/// Asserts that following never panics, however little view and event have to do with each other.
pub fn assert_follows_anything<G: Suite>(game: &G, choose: &mut Chooser<'_>) {
    let mut view = game.some_view(choose);
    for _ in 0..64 {
        game.follow(&mut view, &game.some_seen(choose));
    }
}

/// Asserts that a game which was played can be followed without knowing at compile time which it is.
pub(super) fn assert_any_game_follows<G: Suite>(played: &Played<G>) {
    let game: AnyGame = played.game.into();
    let deck = played.deck.iter().copied().map(Into::into).collect();
    let mut dealt = Dealt::new(game, deck).expect("the deck of the game");
    let mut followers = Followers::new(&game, dealt.state());
    let mut events = Vec::new();
    if let Some(starter) = played.starter {
        dealt.start(starter, &mut events).expect("the starter of the game");
    }
    for &(seat, action) in &played.actions {
        dealt.play(seat, action.into(), &mut events).expect("an action of the game");
    }
    followers.hear(&game, &events);
    followers.assert_up_to_date(&game, dealt.state());
    for (viewer, view) in &followers.views {
        assert_eq!(view.viewer(), *viewer);
        assert!(view.is_over());
    }
}
