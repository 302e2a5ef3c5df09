//! The list of families, and what makes one arm or variant of each of them.

/// Calls a macro with the list of all families: the name of their variant in the enums of this
/// module, and the module of the family. A new family of games is one more pair here.
macro_rules! families {
    ($callback:ident { $($arguments:tt)* }) => {
        $callback! { { Piles piles, Clear4 clear4 } $($arguments)* }
    };
}

/// An enum with one variant a family: an associated type of its rules, or an item of its module.
macro_rules! any_enum {
    ({ $($Variant:ident $module:ident),* }
        $(#[$meta:meta])* $name:ident of $Trait:ident::$Item:ident) => {
        any_enum! { @define $(#[$meta])* $name $($Variant(<crate::$module::Rules as $Trait>::$Item))* }
    };
    ({ $($Variant:ident $module:ident),* }
        $(#[$meta:meta])* $name:ident of mod $Item:ident) => {
        any_enum! { @define $(#[$meta])* $name $($Variant(crate::$module::$Item))* }
    };
    (@define $(#[$meta:meta])* $name:ident $($Variant:ident($Type:ty))*) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $($Variant($Type)),*
        }

        $(
            impl From<$Type> for $name {
                fn from(value: $Type) -> $name {
                    $name::$Variant(value)
                }
            }
        )*
    };
}

/// The same code for whatever family a value is of. A name and a colon before it, as in `Family:`, name
/// the type of that family's rules for the code.
macro_rules! each {
    ({ $($Variant:ident $module:ident),* } $Any:ident($name:ident) = $value:expr => $body:expr) => {
        match $value {
            $($Any::$Variant($name) => $body,)*
        }
    };
    ({ $($Variant:ident $module:ident),* }
        $Family:ident: $Any:ident($name:ident) = $value:expr => $body:expr) => {
        match $value {
            $($Any::$Variant($name) => {
                type $Family = crate::$module::Rules;
                $body
            })*
        }
    };
}

/// The same code for several values, which must be of one family; else what stands after `else`. Without that,
/// it is a mistake in the program if they are not.
macro_rules! together {
    ({ $($Variant:ident $module:ident),* } $names:tt = $values:expr => $body:expr) => {
        together! { { $($Variant $module),* } $names = $values => $body, else mismatch() }
    };
    ({ $($Variant:ident $module:ident),* }
        $names:tt = $values:expr => $body:expr, else $other:expr) => {
        match $values {
            $(together!(@pattern $Variant $names) => $body,)*
            _ => $other,
        }
    };
    ({ $($Variant:ident $module:ident),* }
        $Family:ident: $names:tt = $values:expr => $body:expr, else $other:expr) => {
        match $values {
            $(together!(@pattern $Variant $names) => {
                type $Family = crate::$module::Rules;
                $body
            })*
            _ => $other,
        }
    };
    (@pattern $Variant:ident ($($Any:ident($name:ident)),*)) => {
        ($($Any::$Variant($name)),*)
    };
}

pub(super) use {any_enum, each, families, together};
