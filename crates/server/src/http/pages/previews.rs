//! The pictures that messengers show beside a link.
//!
//! Painting one takes some milliseconds, so it happens on a thread that lets moves go first, one picture at a time, and the
//! last ones are kept. There are not many: an address that names none of them leads nowhere, however many somebody tries.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use axum::body::Bytes;
use stapel_preview::Preview;
use tokio::sync::{Semaphore, oneshot};

use super::document;
use crate::priority::{Yielding, yield_to_moves};

/// How many pictures are kept. One has less than 120 kB.
const KEPT: usize = 32;

/// How many requests wait for a picture that has to be painted.
const WAITING: usize = 16;

/// The pictures.
#[derive(Debug)]
pub(crate) struct Previews {
    kept: Mutex<Kept>,
    /// Whoever has it has a picture painted.
    brush: Semaphore,
    /// Whoever has one waits for the brush.
    waiting: Semaphore,
}

/// A picture that is there.
#[derive(Clone, Debug)]
pub(super) struct Painted {
    pub(super) png: Bytes,
    /// What changes when the picture does.
    pub(super) tag: Arc<str>,
}

/// The pictures asked for last, the latest at the end.
#[derive(Default, Debug)]
struct Kept(Vec<(Preview, Painted)>);

impl Kept {
    /// A picture, if it is kept.
    fn take(&mut self, wanted: Preview) -> Option<Painted> {
        let index = self.0.iter().position(|(preview, _)| *preview == wanted)?;
        let found = self.0.remove(index);
        let painted = found.1.clone();
        self.0.push(found);
        Some(painted)
    }

    /// Keeps a picture, in the place of the one that nobody has asked for the longest.
    fn put(&mut self, preview: Preview, painted: Painted) {
        if self.0.len() >= KEPT {
            self.0.remove(0);
        }
        self.0.push((preview, painted));
    }
}

impl Previews {
    /// None is painted yet.
    pub(crate) fn new() -> Previews {
        Previews {
            kept: Mutex::default(),
            brush: Semaphore::new(1),
            waiting: Semaphore::new(WAITING),
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A picture; `None` if too many wait for theirs, or it can't be painted.
    pub(super) async fn get(&self, preview: Preview) -> Option<Painted> {
        let kept = self.kept().take(preview);
        if kept.is_some() {
            return kept;
        }
        let _place = self.waiting.try_acquire().ok()?;
        let _brush = self.brush.acquire().await.ok()?;
        // Somebody else may have waited for the same.
        let kept = self.kept().take(preview);
        if kept.is_some() {
            return kept;
        }
        let png = Bytes::from(paint(preview).await?);
        let tag = document::tag(&png).into();
        let painted = Painted { png, tag };
        self.kept().put(preview, painted.clone());
        Some(painted)
    }
}

/// Paints a picture on a thread of its own.
async fn paint(preview: Preview) -> Option<Vec<u8>> {
    let (painted, wait) = oneshot::channel();
    let paint = move || {
        yield_to_moves(Yielding::Working);
        // Whoever asked may have gone.
        let _nobody_waits = painted.send(preview.png());
    };
    let started = thread::Builder::new().name(String::from("preview")).spawn(paint);
    if let Err(error) = started {
        tracing::warn!(%error, "a preview can't be painted");
        return None;
    }
    wait.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted() -> Painted {
        Painted { png: Bytes::from_static(b"png"), tag: "\"0\"".into() }
    }

    #[test]
    fn the_pictures_that_were_asked_for_last_are_kept() {
        let all: Vec<Preview> = Preview::all().collect();
        assert!(all.len() > KEPT, "all of them could be kept");
        let mut kept = Kept::default();
        for preview in &all {
            kept.put(*preview, painted());
            // The first one is asked for all the time.
            assert!(kept.take(all[0]).is_some(), "{preview}");
        }
        assert_eq!(kept.0.len(), KEPT);
        assert!(kept.take(all[1]).is_none());
        assert!(kept.take(all[all.len() - 1]).is_some());
    }

    #[tokio::test]
    async fn a_picture_is_painted_once_however_many_ask() {
        let previews = Previews::new();
        let (first, second) = tokio::join!(previews.get(Preview::All), previews.get(Preview::All));
        let (first, second) = (first.expect("painted"), second.expect("painted"));
        // The same bytes in the same place.
        assert_eq!(first.png.as_ptr(), second.png.as_ptr());
        assert!(first.png.starts_with(b"\x89PNG"));
    }

    #[tokio::test]
    async fn too_many_who_wait_are_sent_away() {
        let previews = Previews::new();
        let _all = previews.waiting.acquire_many(WAITING as u32).await.expect("it is open");
        assert!(previews.get(Preview::All).await.is_none());
    }
}
