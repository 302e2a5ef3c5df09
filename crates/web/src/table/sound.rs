//! Sounds of what happens at a table, synthesized in the browser; they are off by default.

use leptos::prelude::*;
use stapel_protocol::table::{EventJson, GameEventJson, OutcomeJson};
use web_sys::{AudioContext, OscillatorType};

use super::board::Board;
use super::live::Live;
use crate::JsResult;
use crate::app::app;

/// A tone: how high in hertz, when it begins and how long it lasts in seconds.
pub(crate) type Tone = (f32, f64, f64);

/// The sound of a card that is put down.
pub(crate) const CARD: &[Tone] = &[(330.0, 0.0, 0.05)];

/// Plays a sound for what happens, if that is wanted.
pub(super) fn play_what_happens(live: Live, board: Board) {
    let settings = app().settings;
    let context = StoredValue::new_local(None::<AudioContext>);
    Effect::new(move |_| {
        let (_, events) = live.happened();
        if !settings.sound.get_untracked() {
            return;
        }
        let you = live.ask_once(stapel_client::Session::seat);
        let mut tones = events.iter().filter_map(|event| match event {
            EventJson::Game(GameEventJson::Turn { seat, .. }) if Some(seat.0) == you => {
                Some(&[(494.0, 0.0, 0.09)][..])
            }
            EventJson::Over { outcome: Some(OutcomeJson::Won), .. } => {
                Some(&[(523.0, 0.0, 0.14), (659.0, 0.13, 0.14), (784.0, 0.26, 0.3)][..])
            }
            EventJson::Over { outcome: Some(_), .. } => {
                Some(&[(294.0, 0.0, 0.18), (220.0, 0.16, 0.3)][..])
            }
            EventJson::Game(event) => (board.sound)(event),
            _ => None,
        });
        // Only one sound at a time: what happened last is what counts.
        let Some(tones) = tones.next_back() else { return };
        context.update_value(|context| {
            let context = context
                .get_or_insert_with(|| AudioContext::new().expect("every browser has sound"));
            // Some browsers allow no sound before the first click.
            let _silent = play(context, tones);
        });
    });
}

fn play(context: &AudioContext, tones: &[Tone]) -> JsResult<()> {
    let _resumed = context.resume()?;
    for &(pitch, begins, lasts) in tones {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        let begins = context.current_time() + begins;
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.06, begins)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0008, begins + lasts)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(begins)?;
        tone.stop_with_when(begins + lasts)?;
    }
    Ok(())
}
