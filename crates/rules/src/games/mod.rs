//! One directory for each family of games. Nothing outside of them, apart from the registry
//! ([`any`](crate::any)), knows how a single game is played.

/// Lets the fields of the public part of a position be read as if they were the position's own, and written where
/// its parts need not fit together. A state and a view are that part and little more, and most code wants nothing
/// but it.
macro_rules! deref_to_public {
    ($Type:ident) => {
        crate::games::deref_to_public!(read $Type, |value| &value.public);

        impl core::ops::DerefMut for $Type {
            #[inline(always)]
            fn deref_mut(&mut self) -> &mut Public {
                &mut self.public
            }
        }
    };
    (read $Type:ident, |$value:ident| $public:expr) => {
        impl core::ops::Deref for $Type {
            type Target = Public;

            #[inline(always)]
            fn deref(&self) -> &Public {
                let $value = self;
                $public
            }
        }
    };
}
use deref_to_public;

pub mod clear4;
pub mod piles;
