//! What can go wrong with a machine: disks that forget, clocks that jump, and people who want everything at once.

mod damage;
mod exports;
mod ready;
mod time;
