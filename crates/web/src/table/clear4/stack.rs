use leptos::prelude::*;
use stapel_client::screen::StackScreen;

use crate::parts::clear4::{BackView, FaceView};

/// A stack as it lies there: one card across, one upright on it, and one face up on top. It is a picture
/// only; whoever shows it says in words what it is.
#[component]
pub(crate) fn StackPicture(stack: StackScreen) -> impl IntoView {
    view! {
        <span class="stack-cards" class:gone=stack.up.is_none() && !stack.horizontal aria-hidden="true">
            {stack.horizontal.then(|| view! { <span class="stack-across"><BackView/></span> })}
            {stack.down.then(|| view! { <span class="stack-down"><BackView/></span> })}
            {stack.up.map(|face| view! { <span class="stack-up"><FaceView face/></span> })}
        </span>
    }
}
