use leptos::prelude::*;
use stapel_client::replay::{Did, OpenCards, Perspective, ReplayGame, ReplayScreen, ReplayStep};
use stapel_client::screen::HandCard;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::Action;
use stapel_rules::{Card, Seat};

use crate::app::words::{count, say, t};
use crate::parts::piles::{CardFace, command_name};
use crate::replay::playback::Playback;

/// A hand as it is drawn: whose, which cards, and which of them is laid next or was just drawn.
#[derive(Clone, PartialEq, Eq)]
struct Shown {
    seat: Seat,
    cards: Vec<HandCard>,
    next: Option<Card>,
    drew: Vec<Card>,
}

/// The hands that can be seen.
#[component]
pub(super) fn Hands() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let hands = Memo::new(move |_| playback.screen.with(shown));
    let open = move || playback.perspective.get() == Perspective::Open;
    view! {
        <section class="open-hands" class:one=move || !open() class:few=move || hands.with(Vec::len) < 3 aria-label=t("hands")>
            {move || {
                hands
                    .get()
                    .into_iter()
                    .map(|hand| {
                        let seat = hand.seat;
                        // A hand of few cards does not get larger ones.
                        let count = hand.cards.len().max(6).to_string();
                        view! {
                            <div class="open-hand" style:--count=count>
                                <h3 class="open-hand-name small">{move || playback.name(seat)}</h3>
                                <HandOf hand/>
                            </div>
                        }
                    })
                    .collect_view()
            }}
        </section>
    }
}

/// The cards of a hand.
#[component]
fn HandOf(hand: Shown) -> impl IntoView {
    if hand.cards.is_empty() {
        return view! { <p class="soft small">{t("hand-empty")}</p> }.into_any();
    }
    let cards = hand.cards.into_iter().map(|held| {
        let HandCard { card, command, .. } = held;
        let (next, drew) = (hand.next == Some(card), hand.drew.contains(&card));
        view! {
            <li class:next=next class:drew=drew data-card=card.number()>
                <CardFace number=card.number() command/>
                <span class="unseen">{move || described(card, command.map(command_name), next, drew)}</span>
            </li>
        }
    });
    view! { <ul class="open-cards">{cards.collect_view()}</ul> }.into_any()
}

/// A card in words.
fn described(card: Card, command: Option<String>, next: bool, drew: bool) -> String {
    let mut parts = vec![say("card-named", &[("card", count(card.number()))])];
    parts.extend(command);
    if next {
        parts.push(say("hand-next", &[]));
    }
    if drew {
        parts.push(say("hand-drew", &[]));
    }
    parts.join(", ")
}

fn shown(screen: &ReplayScreen) -> Vec<Shown> {
    let laid = match screen.next {
        Some((seat, Did::Acted(AnyAction::Piles(Action::Lay { card, .. })))) => Some((seat, card)),
        _ => None,
    };
    let hand = |seat: Seat, cards: &[HandCard]| Shown {
        seat,
        cards: cards.to_vec(),
        next: laid.filter(|(by, _)| *by == seat).map(|(_, card)| card),
        drew: screen
            .step
            .iter()
            .filter(|step| step.seat == seat)
            .flat_map(ReplayStep::drawn)
            .collect(),
    };
    match (screen.perspective, &screen.game) {
        (Perspective::Seat(seat), ReplayGame::Piles(game)) => vec![hand(seat, &game.hand)],
        (Perspective::Open, ReplayGame::Piles(_)) => {
            let hands = screen.hands.iter().filter_map(|open| match &open.cards {
                OpenCards::Piles(cards) => Some(hand(open.seat, cards)),
                _ => None,
            });
            hands.collect()
        }
        _ => Vec::new(),
    }
}
