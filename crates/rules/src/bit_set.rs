//! Sets of items that are few enough for the bits of one byte.

/// Defines a set of items as a byte: the bit at an item's `index()` tells whether it is in. What differs from
/// set to set is written beside it, in any case an `iter` in the order of the items.
macro_rules! bit_set {
    ($(#[$meta:meta])* $Set:ident of $Item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Set(u8);

        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set(0);

            /// The set that holds just this item.
            #[inline]
            pub const fn of(item: $Item) -> $Set {
                $Set(1 << item.index())
            }

            /// The items of either set.
            #[inline]
            pub const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set holds this item.
            #[inline]
            pub const fn contains(self, item: $Item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts an item in.
            #[inline]
            pub fn insert(&mut self, item: $Item) {
                self.0 |= 1 << item.index();
            }

            /// Takes an item out.
            #[inline]
            pub fn remove(&mut self, item: $Item) {
                self.0 &= !(1 << item.index());
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                let mut set = $Set::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use bit_set;
