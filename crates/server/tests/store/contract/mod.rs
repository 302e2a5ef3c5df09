//! What every store promises. Each promise is a function, and is tried with the real store and with the model.

mod admin;
mod alike;
mod devices;
mod guests;
mod log;
mod pushes;
mod records;
mod retention;
mod tables;

/// Makes tests of promises.
macro_rules! promises {
    ($($promise:ident),* $(,)?) => {
        mod model {
            $(
                #[tokio::test]
                async fn $promise() {
                    super::$promise(&crate::model::ModelStore::new()).await;
                }
            )*
        }

        mod sqlite {
            $(
                #[tokio::test]
                async fn $promise() {
                    let directory = tempfile::tempdir().unwrap();
                    let store = stapel_server::store::SqliteStore::open(directory.path()).unwrap();
                    super::$promise(&store).await;
                }
            )*
        }
    };
}

use promises;
