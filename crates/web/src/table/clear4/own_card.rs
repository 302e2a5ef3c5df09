use leptos::prelude::*;
use stapel_client::screen::{HandGroup, Selection, StackScreen};
use stapel_rules::clear4::{Face, Stack};
use web_sys::{MouseEvent, PointerEvent};

use super::ShownClear4;
use super::hints::stack_text;
use super::input::Clear4Input;
use super::stack::StackPicture;
use crate::app::words::{count, say, text};
use crate::browser::place::element_under;
use crate::parts::clear4::{FaceView, face_name};
use crate::table::drag::Drag;

/// One of the person's own cards, or what can be touched of a stack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OwnCard {
    Hand(Face, u8),
    Stack(Stack),
}

impl OwnCard {
    fn touch(self, input: Clear4Input) {
        match self {
            OwnCard::Hand(face, index) => input.touch_card(face, index),
            OwnCard::Stack(stack) => input.touch_stack(stack),
        }
    }

    fn is_chosen(self, input: Clear4Input) -> bool {
        let marks = input.marks();
        match self {
            OwnCard::Hand(face, index) => marks.has_card(face, index),
            OwnCard::Stack(stack) => marks.stacks.contains(stack) || marks.across == Some(stack),
        }
    }
}

/// What a card does when it is pressed, dragged or clicked twice.
#[derive(Clone, Copy)]
struct PointerInput {
    own: OwnCard,
    input: Option<Clear4Input>,
    drag: Drag,
}

impl PointerInput {
    fn new(own: OwnCard, now: ShownClear4) -> PointerInput {
        let sent = now.part(|screen| screen.pending.is_some());
        let pending = Signal::derive(move || sent.get() == Some(true));
        PointerInput { own, input: use_context::<Clear4Input>(), drag: Drag::new(pending) }
    }

    fn is_chosen(self) -> bool {
        self.input.is_some_and(|input| self.own.is_chosen(input))
    }

    /// Chooses the card if it isn't.
    fn choose(self, input: Clear4Input) {
        if !untrack(|| self.is_chosen()) {
            self.own.touch(input);
        }
    }

    fn moved(self, event: &PointerEvent) {
        if let Some(input) = self.input
            && self.drag.follow(event)
        {
            self.choose(input);
        }
    }

    fn let_go(self, event: &PointerEvent) {
        self.drag.let_go(event, || {
            if let Some(input) = self.input
                && element_under(event, "[data-discard]").is_some()
            {
                input.play_the_one();
            }
        });
    }

    fn click(self, event: &MouseEvent) {
        let dragged = self.drag.ends_with_click();
        let Some(input) = self.input.filter(|_| !dragged) else { return };
        // The second click of a double one plays what the first one chose.
        if event.detail() == 2 {
            self.choose(input);
            input.play_the_one();
        } else {
            self.own.touch(input);
        }
    }
}

/// The button that one of the person's own cards is, or a stack.
#[component]
fn OwnButton(
    pointer: PointerInput,
    fades: Signal<bool>,
    /// Whether it is about to be played, and the table has not answered yet.
    waiting: Signal<bool>,
    /// Whether it is a stack whose horizontal card may be played.
    #[prop(optional)]
    free: Signal<bool>,
    /// Whether it is a stack of which nothing is left.
    #[prop(optional)]
    gone: Signal<bool>,
    label: Signal<Option<String>>,
    children: Children,
) -> impl IntoView {
    let (face, stack) = match pointer.own {
        OwnCard::Hand(face, _) => (Some(face.index()), None),
        OwnCard::Stack(stack) => (None, Some(stack.number())),
    };
    view! {
        <button
            class="own-card"
            class:own-stack=stack.is_some()
            class:chosen=Signal::derive(move || pointer.is_chosen())
            class:fades=fades
            class:waiting=waiting
            class:free=free
            class:dragged=Signal::derive(move || pointer.drag.is_moved())
            style:--by-x=Signal::derive(move || pointer.drag.x())
            style:--by-y=Signal::derive(move || pointer.drag.y())
            data-face=face
            data-stack=stack
            disabled=gone
            aria-pressed=Signal::derive(move || pointer.is_chosen().to_string())
            aria-label=label
            on:pointerdown=move |event| pointer.drag.press(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.let_go(&event)
            on:pointercancel=move |_| pointer.drag.cancel()
            on:click=move |event| pointer.click(&event)
        >
            {children()}
        </button>
    }
}

/// A card of the hand.
#[component]
pub(crate) fn HandCard(face: Face, index: u8, group: Memo<Option<HandGroup>>) -> impl IntoView {
    let now = expect_context::<ShownClear4>();
    let pointer = PointerInput::new(OwnCard::Hand(face, index), now);
    let fades = fading(now, pointer, move |input| input.takes_card(face));
    // Equal cards can't be told apart: the last ones are on their way.
    let waiting = move || {
        let sent = now.screen.with(|screen| screen.as_ref()?.pending.as_ref().map(Selection::of));
        let going = sent.map_or(0, |sent| sent.hand.count(face));
        group.get().is_some_and(|group| index + going >= group.count)
    };
    let label = Signal::derive(move || group.get().map(|group| card_text(&group, index, fades())));
    view! {
        <OwnButton pointer fades=Signal::derive(fades) waiting=Signal::derive(waiting) label>
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
    let pointer = PointerInput::new(OwnCard::Stack(stack), now);
    let takes = move |input: Clear4Input| {
        let blind = screen.get().is_some_and(|screen| screen.blind) && input.marks().is_empty();
        blind || input.takes_stack(stack)
    };
    let fades = fading(now, pointer, takes);
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
            pointer
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
    pointer: PointerInput,
    takes: impl Fn(Clear4Input) -> bool + Copy + Send + Sync + 'static,
) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
    let acts = now.part(|screen| screen.is_yours && screen.pending.is_none());
    move || {
        acts.get() == Some(true)
            && pointer.input.is_some_and(|input| !pointer.is_chosen() && !takes(input))
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
