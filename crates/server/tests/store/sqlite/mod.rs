//! What the store in a directory promises beyond the contract.

mod crash;
mod erasure;
mod files;
