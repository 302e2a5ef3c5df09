//! What the store in a directory promises beyond the contract.

mod crash;
mod damage;
mod erasure;
mod files;
mod loss;
