//! Functions that machines compute differently in the last digit, made of operations that they all do alike.

const LN_2: f64 = std::f64::consts::LN_2;

/// So many terms of a series are more than a number has digits for.
const TERMS: u32 = 20;

/// e to the power of x.
pub(super) fn exp(x: f64) -> f64 {
    if x < -700.0 {
        return 0.0;
    }
    let x = x.min(700.0);
    // The power of two that is nearest, and what is left of the exponent.
    let twos = (x / LN_2).round();
    let rest = x - twos * LN_2;
    let mut term = 1.0;
    let mut sum = 1.0;
    for n in 1..=TERMS {
        term = term * rest / f64::from(n);
        sum += term;
    }
    sum * f64::from_bits(((twos as i64 + 1023) as u64) << 52)
}

/// The natural logarithm of a positive number.
pub(super) fn ln(x: f64) -> f64 {
    let x = x.max(f64::MIN_POSITIVE);
    let bits = x.to_bits();
    let mut twos = ((bits >> 52) as i32) - 1023;
    let mut mantissa = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    if mantissa > std::f64::consts::SQRT_2 {
        mantissa /= 2.0;
        twos += 1;
    }
    let part = (mantissa - 1.0) / (mantissa + 1.0);
    let square = part * part;
    let mut power = part;
    let mut sum = 0.0;
    for n in 0..TERMS {
        sum += power / f64::from(2 * n + 1);
        power *= square;
    }
    2.0 * sum + f64::from(twos) * LN_2
}

/// The logarithm of the odds of a chance, which is kept away from certainty.
pub(super) fn logit(chance: f64) -> f64 {
    let chance = chance.clamp(0.001, 0.999);
    ln(chance / (1.0 - chance))
}

/// The chance with these logarithmic odds.
pub(super) fn sigmoid(odds: f64) -> f64 {
    1.0 / (1.0 + exp(-odds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_agree_with_those_of_the_machine() {
        for step in -400..400 {
            let x = f64::from(step) / 40.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-14, "{x}");
            let x = x.exp();
            assert!((ln(x) - x.ln()).abs() < 1e-14 * (1.0 + x.ln().abs()), "{x}");
        }
        assert_eq!((exp(0.0), ln(1.0), exp(-1000.0)), (1.0, 0.0, 0.0));
    }

    #[test]
    fn odds_and_chances_are_turned_into_each_other() {
        for percent in 1..100 {
            let chance = f64::from(percent) / 100.0;
            assert!((sigmoid(logit(chance)) - chance).abs() < 1e-14);
        }
    }
}
