use leptos::prelude::*;
use stapel_client::screen::{HandGroup, Selection, StackScreen};
use stapel_rules::clear4::{Face, Stack};
use web_sys::{MouseEvent, PointerEvent};

use super::ShownClear4;
use super::choosing::Choosing;
use super::hints::stack_text;
use super::stack::StackPicture;
use crate::app::words::{count, say, text};
use crate::browser::place::element_under;
use crate::parts::clear4::{FaceView, face_name};
use crate::table::drag::Drag;

/// One of the person's own cards, or what can be touched of a stack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Own {
    Hand(Face, u8),
    Stack(Stack),
}

impl Own {
    fn touch(self, choosing: Choosing) {
        match self {
            Own::Hand(face, index) => choosing.touch_card(face, index),
            Own::Stack(stack) => choosing.touch_stack(stack),
        }
    }

    fn is_chosen(self, choosing: Choosing) -> bool {
        let marks = choosing.marks();
        match self {
            Own::Hand(face, index) => marks.has_card(face, index),
            Own::Stack(stack) => marks.stacks.contains(stack) || marks.across == Some(stack),
        }
    }
}

/// What a card does when it is pressed, dragged or clicked twice.
#[derive(Clone, Copy)]
struct Touch {
    own: Own,
    choosing: Option<Choosing>,
    drag: Drag,
}

impl Touch {
    fn new(own: Own, now: ShownClear4) -> Touch {
        let sent = now.part(|screen| screen.pending.is_some());
        let pending = Signal::derive(move || sent.get() == Some(true));
        Touch { own, choosing: use_context::<Choosing>(), drag: Drag::new(pending) }
    }

    fn is_chosen(self) -> bool {
        self.choosing.is_some_and(|choosing| self.own.is_chosen(choosing))
    }

    /// Chooses the card if it isn't.
    fn choose(self, choosing: Choosing) {
        if !untrack(|| self.is_chosen()) {
            self.own.touch(choosing);
        }
    }

    fn moved(self, event: &PointerEvent) {
        if let Some(choosing) = self.choosing
            && self.drag.follow(event)
        {
            self.choose(choosing);
        }
    }

    fn let_go(self, event: &PointerEvent) {
        self.drag.let_go(event, || {
            if let Some(choosing) = self.choosing
                && element_under(event, "[data-discard]").is_some()
            {
                choosing.play_the_one();
            }
        });
    }

    fn click(self, event: &MouseEvent) {
        let dragged = self.drag.ends_with_click();
        let Some(choosing) = self.choosing.filter(|_| !dragged) else { return };
        // The second click of a double one plays what the first one chose.
        if event.detail() == 2 {
            self.choose(choosing);
            choosing.play_the_one();
        } else {
            self.own.touch(choosing);
        }
    }
}

/// The button that one of the person's own cards is, or a stack.
#[component]
fn OwnButton(
    touch: Touch,
    /// Whether it is dimmed.
    fades: Signal<bool>,
    /// Whether it is about to be played, and the table has not answered yet.
    waiting: Signal<bool>,
    /// Whether it is a stack whose horizontal card may be played.
    #[prop(optional)]
    free: Signal<bool>,
    /// Whether it is a stack of which nothing is left.
    #[prop(optional)]
    gone: Signal<bool>,
    /// Everything about it in a sentence.
    label: Signal<Option<String>>,
    children: Children,
) -> impl IntoView {
    let (face, stack) = match touch.own {
        Own::Hand(face, _) => (Some(face.index()), None),
        Own::Stack(stack) => (None, Some(stack.number())),
    };
    view! {
        <button
            class="own-card"
            class:own-stack=stack.is_some()
            class:chosen=move || touch.is_chosen()
            class:fades=fades
            class:waiting=waiting
            class:free=free
            class:dragged=move || touch.drag.is_moved()
            style:--by-x=move || touch.drag.x()
            style:--by-y=move || touch.drag.y()
            data-face=face
            data-stack=stack
            disabled=gone
            aria-pressed=move || touch.is_chosen().to_string()
            aria-label=label
            on:pointerdown=move |event| touch.drag.press(&event)
            on:pointermove=move |event| touch.moved(&event)
            on:pointerup=move |event| touch.let_go(&event)
            on:pointercancel=move |_| touch.drag.cancel()
            on:click=move |event| touch.click(&event)
        >
            {children()}
        </button>
    }
}

/// A card of the hand.
#[component]
pub(crate) fn HandCard(face: Face, index: u8, group: Memo<Option<HandGroup>>) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let touch = Touch::new(Own::Hand(face, index), now);
    let fades = fading(now, touch, move |choosing| choosing.takes_card(face));
    // Equal cards can't be told apart: the last ones are on their way.
    let waiting = move || {
        let sent = now.screen.with(|screen| screen.as_ref()?.pending.as_ref().map(Selection::of));
        let going = sent.map_or(0, |sent| sent.hand.count(face));
        group.get().is_some_and(|group| index + going >= group.count)
    };
    let label = Signal::derive(move || group.get().map(|group| card_text(&group, index, fades())));
    view! {
        <OwnButton touch fades=Signal::derive(fades) waiting=Signal::derive(waiting) label>
            <FaceView face/>
        </OwnButton>
    }
}

/// One of the own stacks.
#[component]
pub(crate) fn OwnStack(stack: Stack) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let screen = Memo::new(move |_| {
        now.screen.with(|screen| {
            let screen = screen.as_ref()?;
            screen.seats.get(screen.you?.index())?.stacks.get(stack.index()).copied()
        })
    });
    let touch = Touch::new(Own::Stack(stack), now);
    let takes = move |choosing: Choosing| {
        let blind = screen.get().is_some_and(|screen| screen.blind) && choosing.marks().is_empty();
        blind || choosing.takes_stack(stack)
    };
    let fades = fading(now, touch, takes);
    let waiting = move || {
        use stapel_rules::clear4::Action;
        let sent = now.screen.with(|screen| screen.as_ref()?.pending);
        sent.is_some_and(|sent| {
            sent == Action::Blind(stack) || Selection::of(&sent).stacks.contains(stack)
        })
    };
    // Only what lies there is drawn anew, not what can be done with it.
    let lies = Memo::new(move |_| {
        screen.get().map(|screen| StackScreen { playable: false, blind: false, ..screen })
    });
    let is_gone =
        move || screen.get().is_none_or(|screen| screen.up.is_none() && !screen.horizontal);
    let is_free = move || screen.get().is_some_and(|screen| screen.blind);
    let label = Signal::derive(move || screen.get().map(|screen| own_stack_text(&screen, fades())));
    view! {
        <OwnButton
            touch
            fades=Signal::derive(fades)
            waiting=Signal::derive(waiting)
            free=Signal::derive(is_free)
            gone=Signal::derive(is_gone)
            label
        >
            {move || lies.get().map(|stack| view! { <StackPicture stack/> })}
            <span class="stack-number" aria-hidden="true">{stack.number()}</span>
        </OwnButton>
    }
}

/// Whether a card is dimmed: it is the person's turn, and it can't join what is chosen.
fn fading(
    now: ShownClear4,
    touch: Touch,
    takes: impl Fn(Choosing) -> bool + Copy + Send + Sync + 'static,
) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
    let acts = now.part(|screen| screen.is_yours && screen.pending.is_none());
    move || {
        acts.get() == Some(true)
            && touch.choosing.is_some_and(|choosing| !touch.is_chosen() && !takes(choosing))
    }
}

/// Everything about a card of the hand in a sentence.
fn card_text(group: &HandGroup, index: u8, fades: bool) -> String {
    let mut parts = vec![face_name(group.face)];
    if group.count > 1 {
        parts.push(say("card-of", &[("card", count(index + 1)), ("cards", count(group.count))]));
    }
    if index < group.known {
        parts.push(say("card-known", &[]));
    }
    if fades {
        parts.push(say("card-not-now", &[]));
    }
    parts.join(", ")
}

/// Everything about an own stack in a sentence.
fn own_stack_text(screen: &StackScreen, fades: bool) -> String {
    let lies = stack_text(screen);
    let more = if screen.up.is_none() && screen.blind {
        "stack-free"
    } else if fades && screen.up.is_some() {
        "card-not-now"
    } else {
        return lies;
    };
    say("stack-and", &[("stack", text(&lies)), ("more", text(&say(more, &[])))])
}
