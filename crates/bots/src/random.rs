use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Bot, Playable};

/// Does anything legal, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<A> {
    rng: Pcg64Mcg,
    legal: Vec<A>,
}

impl<A> Random<A> {
    /// A bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Random<A> {
        Random { rng: Pcg64Mcg::seed_from_u64(seed), legal: Vec::new() }
    }
}

impl<G: Playable> Bot<G> for Random<G::Action> {
    fn act(&mut self, rules: &G, view: &G::View, _talk: &G::Talk) -> G::Action {
        rules.legal_in_view(view, &mut self.legal);
        assert!(!self.legal.is_empty(), "a bot is asked only when it can act");
        let count = self.legal.len() as u64;
        // The high half of a product is as fair as a word of 32 bits allows, and quicker than a rest.
        self.legal[((u64::from(self.rng.next_u32()) * count) >> 32) as usize]
    }
}
