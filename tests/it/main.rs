//! Every test of behaviour, linked once (A. Kladov, "Delete Cargo Integration Tests", 2021): a module for
//! each behaviour.

mod support;

mod chaos;
mod circles;
mod coach;
mod coach_facts;
mod coaching;
mod command_line;
mod docs;
mod engine_bench;
mod engine_players;
mod engine_solve;
mod faults;
mod gtp;
mod input;
mod kills;
mod knowledge;
mod law;
mod layers;
mod library;
mod many;
mod match_peers;
mod openings;
mod opponents;
mod pages;
mod plain;
mod play;
mod practice;
mod records;
mod reviews;
mod rules_laws;
mod rules_perft;
mod screens;
mod screens_limits;
mod settings;
mod store;
mod store_trouble;
mod table_manners;
mod terminal;
mod terminal_ends;
mod tictactoe;
mod tictactoe_play;
mod trainer;
mod trials;
mod words;
