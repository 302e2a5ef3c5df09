//! What the rulebooks show by example.

use stapel_rules::Loss;
use stapel_rules::piles::{Event, Pile};

use crate::scene::{Scene, card, seat_number};

#[test]
fn example_37_goes_on_the_ascending_47() {
    let scene = Scene::new("the-game players=3 piles=47,1,100,100 hands=36,37,38,46/90/91")
        .refuses("36A 38A 46A", "wrong_direction")
        .lay("37A");
    let told = Event::Laid { seat: seat_number(0), card: card(37), pile: Pile::A, trick: true };
    assert_eq!(scene.events, [told]);
}

#[test]
fn example_numbers_of_the_upper_piles_rise() {
    for pile in ["A", "B"] {
        let mut scene = Scene::new("the-game players=1 hands=3,11,12,13,20,34");
        for number in ["3", "11", "12", "13", "20", "34"] {
            scene = scene.lay(&format!("{number}{pile}"));
        }
        assert_eq!(scene.state.laid, 6);
    }
}

#[test]
fn example_numbers_of_the_lower_piles_fall() {
    for pile in ["C", "D"] {
        let mut scene = Scene::new("the-game players=1 hands=57,60,61,78,90,94");
        for number in ["94", "90", "78", "61", "60", "57"] {
            scene = scene.lay(&format!("{number}{pile}"));
        }
        assert_eq!(scene.state.laid, 6);
    }
}

#[test]
fn example_a_plain_card_the_three_and_a_stop_draw_three() {
    Scene::new("extreme players=3 hands=5,8,9,23,41,99/50,51/60,61")
        .lay("5A 23A")
        .turn_of(0)
        .lay("41A")
        .draws(3)
        .holds(0, 6)
        .turn_of(1);
}

#[test]
fn example_a_skull_as_the_very_last_card_loses() {
    Scene::new("extreme players=3 piles=60,1,100,100 hands=62/-/- undrawn=-")
        .lay("62A")
        .lost_with(Loss::Skull, 0);
}

#[test]
fn example_a_three_with_one_or_two_cards_loses() {
    // The last player to have cards may lay it, but not obey it.
    for (hand, lays) in [("23", "23A"), ("5,23", "5A 23A"), ("23,30", "23A 30A")] {
        Scene::new(&format!("extreme players=3 hands={hand}/-/- undrawn=-"))
            .allows("23A")
            .lay(lays)
            .lost_with(Loss::Three, 0);
    }
}
