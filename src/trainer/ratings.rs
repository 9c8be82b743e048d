//! Ratings of people from their games, and how well they foretell the games of years that they have not seen.

use super::data;
use super::people::{records_of_people, year_of};
use super::whole_history::{RatedGame, WholeHistory, uncertain_expectation};
use anyhow::ensure;
use clap::Args;
use outflank_core::records::Record;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

/// Options of `ratings`.
#[derive(Clone, Debug, Args)]
pub struct RatingsOptions {
    /// Folder of WTHOR files
    #[arg(long, value_name = "FOLDER")]
    people: PathBuf,
    /// Years on which the confidence is fitted
    #[arg(
        long,
        value_name = "YEARS",
        value_delimiter = ',',
        default_value = "2014,2015,2016,2018,2020"
    )]
    fit_on: Vec<u16>,
    /// Years that nothing has seen before
    #[arg(long, value_name = "YEARS", value_delimiter = ',', default_value = "2021,2022")]
    test_on: Vec<u16>,
    /// A file for the ratings of all years: name, year, rating, error, games
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Median rating of a player in a game. Differences alone are measured: this figure sets the scale's zero, so that
/// 1000 is a beginner among tournament players and one in twenty has more than 1900.
const MEDIAN: f64 = 1614.0;

/// Bounds of the bins of forecasts.
const BINS: [f64; 6] = [0.5, 0.6, 0.7, 0.8, 0.9, 1.0];

/// A game whose winner was foretold: the chance of the favourite, and the favourite's points.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Forecast {
    chance: f64,
    points: f64,
}

/// Games with numbers in place of names.
pub struct RatedGames {
    names: Vec<String>,
    games: Vec<RatedGame>,
}

/// Rates, and prints how good the forecasts are. Errors: no games between people, a file or `out` takes no more.
pub fn run(options: &RatingsOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let table = RatedGames::of(&records_of_people(&options.people)?);
    let years: BTreeMap<u16, usize> =
        table.games.iter().fold(BTreeMap::new(), |mut years, game| {
            *years.entry(game.year).or_default() += 1;
            years
        });
    writeln!(out, "{} games, {} players", table.games.len(), table.names.len())?;
    let fitted = table.forecasts(&options.fit_on);
    ensure!(!fitted.is_empty(), "no games of rated players in the years of --fit-on");
    let confidence = best_confidence(&fitted);
    let nats = loss(&fitted, confidence);
    writeln!(out, "confidence {confidence:.3}, fitted on {} games: {nats:.4} nats", fitted.len())?;
    for year in options.test_on.iter().filter(|year| years.contains_key(year)) {
        let forecasts = table.forecasts(&[*year]);
        let right = forecasts.iter().map(|it| it.points).sum::<f64>() / forecasts.len() as f64;
        writeln!(
            out,
            "{year}: {} games, {:.1} % named, {:.4} nats",
            forecasts.len(),
            100.0 * right,
            loss(&forecasts, confidence)
        )?;
    }
    let tested = table.forecasts(&options.test_on);
    writeln!(out, "| said | happened | games |\n|---|---|---|")?;
    for bounds in BINS.windows(2) {
        let is_in = |it: &&Forecast| {
            let chance = confident(it.chance, confidence);
            (bounds[0]..bounds[1]).contains(&chance)
        };
        let bin: Vec<Forecast> = tested.iter().filter(is_in).copied().collect();
        if bin.is_empty() {
            continue;
        }
        let mean = |of: &dyn Fn(&Forecast) -> f64| {
            100.0 * bin.iter().map(of).sum::<f64>() / bin.len() as f64
        };
        let said = mean(&|it| confident(it.chance, confidence));
        writeln!(out, "| {said:.1} % | {:.1} % | {} |", mean(&|it| it.points), bin.len())?;
    }
    match &options.out {
        Some(path) => data::write(path, table.ratings().as_bytes()),
        None => Ok(()),
    }
}

impl RatedGames {
    /// Games with a year and a result.
    pub fn of(records: &[Record]) -> Self {
        let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
        for record in records {
            for name in record.names() {
                numbers.entry(name).or_default();
            }
        }
        // By name, so that the order of the files does not matter.
        for (number, (_, it)) in numbers.iter_mut().enumerate() {
            *it = number;
        }
        let rated = |record: &Record| {
            let year = year_of(record)?;
            let margin = record.stated.or_else(|| record.result())?;
            let points = 0.5 + 0.5 * f64::from(margin.signum());
            let players = record.names().map(|name| numbers[name]);
            Some(RatedGame { year, players, points })
        };
        let mut games: Vec<RatedGame> = records.iter().filter_map(rated).collect();
        games.retain(|game| game.players[0] != game.players[1]);
        games.sort_by_key(|game| (game.year, game.players));
        Self { names: numbers.into_keys().map(str::to_owned).collect(), games }
    }

    /// Forecasts of the games of these years between players who had played before, each year from those before it.
    fn forecasts(&self, years: &[u16]) -> Vec<Forecast> {
        let of_year = |year: &u16| {
            let before: Vec<RatedGame> =
                self.games.iter().filter(|game| game.year < *year).copied().collect();
            let history = WholeHistory::of(&before);
            let year = *year;
            let games = self.games.iter().filter(move |game| game.year == year);
            games
                .filter_map(|game| {
                    let [black, white] = game.players.map(|player| history.forecast(player, year));
                    if black.games == 0 || white.games == 0 {
                        return None;
                    }
                    let chance = uncertain_expectation(&black, &white);
                    let is_black = chance >= 0.5;
                    Some(Forecast {
                        chance: chance.max(1.0 - chance),
                        points: if is_black { game.points } else { 1.0 - game.points },
                    })
                })
                .collect::<Vec<_>>()
        };
        years.iter().flat_map(of_year).collect()
    }

    /// Ratings of all players by year, with the median of all players of all games at [`MEDIAN`].
    pub fn by_year(&self) -> BTreeMap<(String, u16), f64> {
        let (history, shift) = self.shifted();
        let of_player = |(number, name): (usize, &String)| {
            let years = history.years(number).to_vec().into_iter();
            let name = name.clone();
            years.map(move |it| ((name.clone(), it.year), it.rating + shift))
        };
        self.names.iter().enumerate().flat_map(of_player).collect()
    }

    /// Ratings, and the shift that puts the median of all players of all games at [`MEDIAN`].
    fn shifted(&self) -> (WholeHistory, f64) {
        let history = WholeHistory::of(&self.games);
        let all = (0..self.names.len()).flat_map(|number| history.years(number));
        let mut ratings: Vec<(f64, u32)> = all.map(|it| (it.rating, it.games)).collect();
        ratings.sort_by(|one, other| one.0.total_cmp(&other.0));
        let half = ratings.iter().map(|(_, games)| games).sum::<u32>() / 2;
        let mut before = 0;
        let median = ratings.iter().find(|(_, games)| {
            before += games;
            before > half
        });
        let shift = median.map_or(0.0, |(median, _)| MEDIAN - median);
        (history, shift)
    }

    /// Ratings of all years as text.
    fn ratings(&self) -> String {
        let (history, shift) = self.shifted();
        let mut text = String::from("name\tyear\trating\terror\tgames\n");
        for (number, name) in self.names.iter().enumerate() {
            for it in history.years(number) {
                let (year, rating, error) = (it.year, it.rating + shift, it.error);
                let _ = writeln!(text, "{name}\t{year}\t{rating:.0}\t{error:.0}\t{}", it.games);
            }
        }
        text
    }
}

/// A chance with this confidence: below 1 it comes closer to a half.
fn confident(chance: f64, confidence: f64) -> f64 {
    let odds = (chance / (1.0 - chance)).powf(confidence);
    odds / (1.0 + odds)
}

/// Mean loss of forecasts in nats; a draw is half a win.
fn loss(forecasts: &[Forecast], confidence: f64) -> f64 {
    let one = |it: &Forecast| {
        let chance = confident(it.chance, confidence);
        -(it.points * chance.ln() + (1.0 - it.points) * (1.0 - chance).ln())
    };
    forecasts.iter().map(one).sum::<f64>() / forecasts.len() as f64
}

/// Confidence of the least loss, by a search with three parts.
fn best_confidence(forecasts: &[Forecast]) -> f64 {
    let (mut low, mut high) = (0.2, 2.0);
    while high - low > 1e-4 {
        let third = (high - low) / 3.0;
        if loss(forecasts, low + third) < loss(forecasts, high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high)
}
