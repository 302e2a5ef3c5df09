use std::fmt::Display;
use std::sync::Arc;

use super::{Push, PushClient, SystemResolver, Vapid};
use crate::config::Config;
use crate::metrics::Metrics;
use crate::serve::StartError;
use crate::store::Store;

/// The name of the secret that holds the server's keys.
const SECRET: &str = "push";

/// Makes ready to tell people of their turns. The keys are made once: with others, no browser that has subscribed could be
/// told any more.
pub(crate) async fn begin(
    config: &Config,
    store: &Arc<dyn Store>,
    client: Option<PushClient>,
    metrics: &Arc<Metrics>,
) -> Result<Push, StartError> {
    let failed = |why: &dyn Display| StartError::Push(why.to_string());
    let fresh = Vapid::generate().map_err(|error| failed(&error))?;
    let kept = store.long_secret(SECRET.to_owned(), fresh).await.map_err(StartError::Store)?;
    let vapid = Vapid::read(&kept, config.push_contact()).map_err(|error| failed(&error))?;
    let client = match client {
        Some(client) => client,
        None => PushClient::new(Arc::new(SystemResolver), config.push.reach)
            .map_err(|error| failed(&error))?,
    };
    Ok(Push::start(vapid, client, Arc::clone(store), Arc::clone(metrics)))
}
