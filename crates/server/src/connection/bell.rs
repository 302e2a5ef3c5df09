//! Looking at what seldom comes only when it has come.
//!
//! A task that waits for several things looks at all of them whenever one has come. For most of them that means to take
//! a lock or to leave a waker, and a connection does it several times for each move. What rings a bell is looked at once,
//! and from then on only after it has rung.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

/// What tells a task that something seldom has come.
pub(super) struct Bell {
    rung: Arc<Rung>,
    /// Rings the bell.
    rope: Waker,
    /// The task that hears it.
    task: Option<Waker>,
}

#[derive(Default)]
struct Rung {
    rung: AtomicBool,
    task: Mutex<Option<Waker>>,
}

impl Wake for Rung {
    fn wake(self: Arc<Rung>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Rung>) {
        self.rung.store(true, Ordering::Release);
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(task) = task {
            task.wake();
        }
    }
}

impl Bell {
    /// A bell that nothing rings yet.
    pub(super) fn new() -> Bell {
        let rung = Arc::new(Rung::default());
        let rope = Waker::from(Arc::clone(&rung));
        Bell { rung, rope, task: None }
    }

    /// Looks at what rings this bell, if it may have: the first time, after it has rung, and again after something came.
    pub(super) fn poll<T>(
        &mut self,
        context: &mut Context<'_>,
        look: impl FnOnce(&mut Context<'_>) -> Poll<T>,
    ) -> Poll<T> {
        let is_known = self.task.as_ref().is_some_and(|task| task.will_wake(context.waker()));
        if is_known && !self.rung.rung.load(Ordering::Acquire) {
            return Poll::Pending;
        }
        if !is_known {
            let task = context.waker().clone();
            self.task = Some(task.clone());
            *self.rung.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(task);
        }
        // Before looking: what comes meanwhile rings again.
        self.rung.rung.swap(false, Ordering::AcqRel);
        let seen = look(&mut Context::from_waker(&self.rope));
        if seen.is_ready() {
            // More may be there, and nobody has left a waker with it.
            self.rung.rung.store(true, Ordering::Release);
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::atomic::AtomicU32;

    use tokio::sync::{mpsc, oneshot};

    use super::*;

    /// Counts how often it is woken.
    #[derive(Default)]
    struct Task(AtomicU32);

    impl Wake for Task {
        fn wake(self: Arc<Task>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn what_seldom_comes_is_looked_at_once_and_then_when_it_has_come() {
        let (task, mut bell, mut looks) = (Arc::new(Task::default()), Bell::new(), 0);
        let (sender, mut receiver) = oneshot::channel();
        let waker = Waker::from(Arc::clone(&task));
        let mut poll = |looks: &mut u32| {
            bell.poll(&mut Context::from_waker(&waker), |context| {
                *looks += 1;
                Pin::new(&mut receiver).poll(context)
            })
        };
        for _ in 0..5 {
            assert!(poll(&mut looks).is_pending());
        }
        assert_eq!((looks, task.0.load(Ordering::Relaxed)), (1, 0));
        sender.send("it").unwrap();
        assert_eq!(task.0.load(Ordering::Relaxed), 1);
        assert_eq!(poll(&mut looks), Poll::Ready(Ok("it")));
        assert_eq!(looks, 2);
    }

    #[test]
    fn everything_that_comes_is_seen_also_what_comes_together() {
        let (task, mut bell) = (Arc::new(Task::default()), Bell::new());
        let (sender, mut receiver) = mpsc::channel(8);
        let waker = Waker::from(Arc::clone(&task));
        let mut poll =
            || bell.poll(&mut Context::from_waker(&waker), |context| receiver.poll_recv(context));
        assert!(poll().is_pending());
        for number in 0..3 {
            sender.try_send(number).unwrap();
        }
        assert_eq!([poll(), poll(), poll()], [0, 1, 2].map(|number| Poll::Ready(Some(number))));
        assert!(poll().is_pending());
        sender.try_send(3).unwrap();
        assert_eq!(poll(), Poll::Ready(Some(3)));
    }

    #[test]
    fn a_task_that_takes_over_is_the_one_that_is_woken() {
        let tasks = [(); 2].map(|()| Arc::new(Task::default()));
        let (mut bell, (sender, mut receiver)) = (Bell::new(), oneshot::channel::<()>());
        for task in &tasks {
            let waker = Waker::from(Arc::clone(task));
            let mut context = Context::from_waker(&waker);
            assert!(
                bell.poll(&mut context, |inner| Pin::new(&mut receiver).poll(inner)).is_pending()
            );
        }
        sender.send(()).unwrap();
        assert_eq!(tasks.map(|task| task.0.load(Ordering::Relaxed)), [0, 1]);
    }
}
