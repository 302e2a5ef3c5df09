use leptos::prelude::*;
use stapel_rules::GameKind;

use super::badge::JAGGED;

/// A few cards that show what a game is about.
#[component]
pub(crate) fn GamePicture(game: GameKind) -> impl IntoView {
    let picture = match game {
        GameKind::TheGame => view! { <UpAndDown/> }.into_any(),
        GameKind::Extreme => view! {
            <UpAndDown/>
            <g transform="translate(59 -1) scale(.46)">
                <path d=JAGGED class="picture-edge"/>
                <path d="M36 10 18 36h12l-4 18 20-27H33z" class="picture-flash"/>
            </g>
        }
        .into_any(),
        GameKind::Clear4 => [-24, -8, 8, 24]
            .map(|turn| {
                view! {
                    <g transform=format!("rotate({turn} 46 82)")>
                        <rect x="33" y="10" width="26" height="36" rx="5" class="picture-card"/>
                        <path d="M37 18h4v4h-4zM37 24h4v4h-4zM37 30h4v4h-4zM37 36h4v4h-4z" class="picture-down"/>
                    </g>
                }
            })
            .into_any(),
    };
    view! { <svg viewBox="0 0 92 60" class="picture" aria-hidden="true">{picture}</svg> }
}

/// A card that climbs beside one that falls.
#[component]
fn UpAndDown() -> impl IntoView {
    view! {
        <g transform="rotate(-7 30 32)">
            <rect x="15" y="11" width="30" height="42" rx="5.5" class="picture-card"/>
            <path d="M30 20l9 20H21z" class="picture-up"/>
        </g>
        <g transform="rotate(7 62 32)">
            <rect x="47" y="11" width="30" height="42" rx="5.5" class="picture-card"/>
            <path d="M62 44l9-20H53z" class="picture-down"/>
        </g>
    }
}
