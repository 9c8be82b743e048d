//! The server, with real clients: `ssh` from the system where it is there, and raw sockets.

mod admission;
mod advisories;
mod clients;
mod lobby;
mod manners;
mod people;
mod simulation;
mod support;
mod web;
