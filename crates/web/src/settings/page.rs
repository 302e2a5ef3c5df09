use leptos::prelude::*;

use super::device_link::DeviceLink;
use super::devices::Devices;
use super::leave::LeaveForGood;
use super::name_form::NameForm;
use super::switch::Switch;
use super::turns::TurnNotices;
use crate::app::app;
use crate::app::settings::{Choice, Motion, Theme};
use crate::app::words::{label, say, t};
use crate::parts::Segments;

/// The settings.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let settings = app().settings;
    view! {
        <section class="page narrow">
            <h1>{t("settings")}</h1>
            <NameForm/>
            <Segments
                legend=label("theme")
                name="theme"
                choices=Signal::derive(|| Theme::ALL.to_vec())
                label=|theme: Theme| say(theme.label(), &[])
                chosen=settings.theme
            />
            <Segments
                legend=label("motion")
                name="motion"
                choices=Signal::derive(|| vec![Motion::Still, Motion::Fast, Motion::Normal, Motion::Slow])
                label=|motion: Motion| say(motion.label(), &[])
                chosen=settings.motion
            />
            <Switch label="sound" on=settings.sound/>
            <Switch label="show-steps" on=settings.steps/>
            <Switch label="typed-commands" on=settings.typed/>
            <TurnNotices/>
            <DeviceLink/>
            <Devices/>
            <LeaveForGood/>
        </section>
    }
}
