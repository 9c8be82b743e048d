use super::*;
use crate::engine::evaluation::network::LANES;
use crate::engine::evaluation::terms::{CORNER_OF_TERM, rows, terms};
use crate::rules::kernel::{KernelTask, Portable, each};
use crate::rules::{Color, Variant};

/// Sample rows, every fifth one zero, and sample heads.
fn some() -> (Vec<WeightRow>, [Head; STAGES]) {
    let number = |row: usize, lane: usize| ((row * 7 + lane * 31) % 41) as i8 - 20;
    let row = |at: usize| {
        WeightRow(std::array::from_fn(
            |lane| if at.is_multiple_of(5) { 0 } else { number(at, lane) },
        ))
    };
    let head = |stage: usize| {
        let mut bytes = [0; Head::SIZE];
        let weights = bytes.as_chunks_mut::<2>().0.iter_mut();
        weights.zip(0u16..).for_each(|(it, at)| {
            *it = ((at * 37 + stage as u16) % 997).wrapping_sub(498).to_le_bytes();
        });
        let last = std::array::from_fn(|unit| unit as f32 - 3.5);
        Head { last, constant: stage as f32, ..Head::from_bytes(&bytes) }
    };
    ((0..rows()).map(row).collect(), std::array::from_fn(head))
}

#[test]
fn a_value_is_what_the_head_makes_of_the_rows_that_a_position_names() {
    let (rows, heads) = some();
    let read = Weights::from_bytes(to_bytes(&rows, &heads)).expect("weights");
    let mut position = Variant::REVERSI.start(Color::Black);
    let mut values = Vec::new();
    while let Some(square) = position.legal_moves().squares().next() {
        let mut sums = [[0i16; LANES]; CORNERS + 1];
        for (at, term) in terms(Portable, &position).into_iter().enumerate() {
            let sums = &mut sums[CORNER_OF_TERM[at]];
            let row = rows[term as usize].0;
            sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += i16::from(number));
        }
        let discs = heads[stage(&position)].discs(Portable, &sums);
        let wanted = (discs * DISC as f32) as i32;
        assert_eq!(read.evaluate(Portable, &position), wanted, "{position:?}");
        for (kernel, value) in each(|| EvaluatedPosition(&read, &position)) {
            assert_eq!(value, wanted, "{kernel}: {position:?}");
        }
        values.push(wanted);
        let after = position.play(square).expect("legal");
        let indices = read.indices_after(&read.indices(&position), &position, square, &after);
        assert_eq!(indices, read.indices(&after), "{position:?}");
        position = after;
    }
    values.sort_unstable();
    values.dedup();
    assert!(values.len() > 10, "they tell positions apart: {values:?}");
}

/// A position with the weights that value it.
struct EvaluatedPosition<'a>(&'a Weights, &'a Position);

impl KernelTask for EvaluatedPosition<'_> {
    type Output = i32;

    fn run<K: Kernel>(self, kernel: K) -> i32 {
        kernel.run(|| self.0.evaluate(kernel, self.1))
    }
}

#[test]
fn what_is_no_file_of_weights_is_refused_with_the_reason() {
    let (rows, heads) = some();
    let good = to_bytes(&rows, &heads);
    let read = |bytes: &[u8]| Weights::from_bytes(bytes.to_vec()).map(drop);
    assert_eq!(read(&good), Ok(()));
    assert_eq!(read(&[]), Err(WeightsError::NoWeights));
    assert_eq!(read(b"something else that is long enough"), Err(WeightsError::NoWeights));
    assert_eq!(read(&good[..good.len() - 2]), Err(WeightsError::Damaged));
    assert_eq!(read(&good[..18]), Err(WeightsError::Damaged));
    for less in [Head::SIZE, 1] {
        let shorter = HEADER.close(&good[21..good.len() - less]);
        assert_eq!(read(&shorter), Err(WeightsError::Damaged));
    }
    let heads_alone = HEADER.close(&good[21..21 + STAGES * Head::SIZE]);
    assert_eq!(read(&heads_alone), Err(WeightsError::Damaged));
    let mut old = good.clone();
    old[16] = 3;
    assert_eq!(read(&old), Err(WeightsError::OtherVersion(3)));
    let sentence = WeightsError::OtherVersion(3).to_string();
    assert!(sentence.contains("version 3;") && sentence.contains("outflank-train fit"));
    let mut changed = good;
    changed[1000] ^= 1;
    assert_eq!(read(&changed), Err(WeightsError::Damaged));
}

#[test]
fn the_weights_of_the_program_are_whole() {
    assert_eq!(Weights::from_bytes(BYTES.to_vec()).map(drop), Ok(()), "their checksum is right");
    let mut position = Variant::REVERSI.start(Color::Black);
    // No trained position has fewer discs than after four moves.
    for square in ["f5", "d6", "c3", "d3", "c4"] {
        position = position.play(square.parse().expect("a square")).expect("legal");
    }
    let value = Weights::built_in().evaluate(Portable, &position);
    assert!(value.abs() < 4 * super::super::DISC, "the opening is nearly even: {value}");
}
