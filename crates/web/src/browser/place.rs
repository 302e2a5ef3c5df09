//! Where things are on the screen.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::document;

/// A place on the screen, or the way from one to another: to the right and down, in whole pixels. Nobody sees fractions
/// of them, and the code that writes fractions into styles would be 12 KB of each program.
pub(crate) type Point = (i32, i32);

/// The middle of an element.
pub(crate) fn middle_of(element: &Element) -> Point {
    let place = element.get_bounding_client_rect();
    ((place.x() + place.width() / 2.0) as i32, (place.y() + place.height() / 2.0) as i32)
}

/// The middle of the first element that a selector finds.
pub(crate) fn middle(selector: &str) -> Option<Point> {
    document().query_selector(selector).ok().flatten().map(|element| middle_of(&element))
}

/// Scrolls a row so that what a selector finds in it stands in its middle.
pub(crate) fn show_in_row(row: &HtmlElement, selector: &str) {
    let found = row.query_selector(selector).ok().flatten();
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let room = row.client_width() - found.offset_width();
        row.set_scroll_left(found.offset_left() - room / 2);
    }
}

/// The way from one place to another.
pub(crate) fn way(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

/// Where a pointer is.
pub(crate) fn of_pointer(event: &PointerEvent) -> Point {
    (event.client_x(), event.client_y())
}

/// The element under a pointer that a selector finds, or that is in such a one.
pub(crate) fn element_under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let elements = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
    elements
        .iter()
        .find_map(|element| element.unchecked_into::<Element>().closest(selector).ok().flatten())
}
