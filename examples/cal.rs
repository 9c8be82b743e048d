use outflank::engine::search::{search, Selectivity, Table, Task};
use outflank::engine::{Random, Stop};
use outflank::rules::*;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let from: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    for seed in from..from + n {
        let mut r = Random::seed_from_u64(seed);
        let target = 60 - 10 - (seed % 46) as u32; // discs placed
        let mut g = Game::new(Rules::Standard, Disc::Black);
        let table = Table::new(1);
        let stop = Stop::default();
        loop {
            match g.turn() {
                Turn::Over => break,
                Turn::Pass(_) => drop(g.pass()),
                Turn::Place(_) => {
                    let e = g.empties().len();
                    if e <= 60 - target { break; }
                    let sq = if e > 54 || r.random_bool(0.15) { g.legal_moves().squares().choose(&mut r).unwrap() } else {
                        let t = Task { position: *g.position(), rules: Rules::Standard, depth: 3, exact_empties: 8, selectivity: Selectivity::Full, threads: 1 };
                        search(t, &table, &mut r, &stop, &mut |_| {}).unwrap().principal_variation[0]
                    };
                    g.place(sq).unwrap();
                }
            }
        }
        if g.is_over() { continue; }
        let Turn::Place(_) = g.turn() else { continue };
        let e = g.empties().len();
        let dmax = if e <= 24 { 8.min(e) } else { [8, 8, 9][(seed % 3) as usize] };
        let t = Task { position: *g.position(), rules: Rules::Standard, depth: dmax, exact_empties: 0, selectivity: Selectivity::Full, threads: 1 };
        let table = Table::new(8);
        let mut line = format!("{e}");
        search(t, &table, &mut r, &stop, &mut |rep| line += &format!(" {}:{}", rep.depth, rep.score));
        if e <= 20 && e > 8 {
            let t = Task { depth: 0, exact_empties: 60, ..t };
            let rep = search(t, &table, &mut r, &stop, &mut |_| {}).unwrap();
            line += &format!(" {}:{}", e, rep.score);
        }
        println!("{line}");
    }
}
