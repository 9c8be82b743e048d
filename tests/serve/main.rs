//! The server, with real clients: `ssh` from the system where it is there, and raw sockets.

mod admission;
mod advisories;
mod attack;
mod clients;
mod crowd;
mod disks;
mod doors;
mod lobby;
mod lobby_correspondence;
mod lobby_day;
mod lobby_house;
mod lobby_tournaments;
mod lobby_weekly;
mod manners;
mod operators;
mod people;
mod servers;
mod simulation;
mod stores;
mod storm;
mod strangers;
mod support;
mod web;
