use outflank::engine::search::{search, Selectivity, Table, Task};
use outflank::engine::{Random, Stop};
use outflank::rules::*;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
fn main() {
    let mut seed = 5000;
    for target in [53u32, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 17, 16, 16, 15, 15, 14] {
        loop {
            seed += 1;
            let mut r = Random::seed_from_u64(seed);
            let mut g = Game::new(Rules::Standard, Disc::Black);
            let table = Table::new(1);
            let stop = Stop::default();
            while !g.is_over() && !(matches!(g.turn(), Turn::Place(_)) && g.empties().len() <= target) {
                match g.turn() {
                    Turn::Pass(_) => drop(g.pass()),
                    _ => {
                        let e = g.empties().len();
                        let sq = if e > 54 || r.random_bool(0.1) { g.legal_moves().squares().choose(&mut r).unwrap() } else {
                            let t = Task { position: *g.position(), rules: Rules::Standard, depth: 4, exact_empties: 10, selectivity: Selectivity::Full, threads: 1 };
                            search(t, &table, &mut r, &stop, &mut |_| {}).unwrap().principal_variation[0]
                        };
                        g.place(sq).unwrap();
                    }
                }
            }
            if g.is_over() || g.empties().len() != target { continue; }
            let s: String = Square::all().map(|q| g.disc(q).map_or('-', Disc::letter)).collect();
            println!("{s} {};", g.side_to_move().letter());
            break;
        }
    }
}
