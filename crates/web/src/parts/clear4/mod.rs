//! Cards of Clear 4!.

mod face;
mod picture;

pub(crate) use face::{BackView, FaceView, face_name};
pub(crate) use picture::Clear4Picture;
