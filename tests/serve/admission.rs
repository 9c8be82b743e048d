//! Who may connect: limits and ban list.

use outflank::serve::{Admission, Bans, Crowded, Limits};
use std::net::IpAddr;

fn ip(text: &str) -> IpAddr {
    text.parse().expect("an address")
}

#[test]
fn a_network_has_its_share_and_a_closed_connection_frees_it() {
    let admission = Admission::new(Limits { per_network: 2, ..Limits::default() });
    let one = admission.admit(ip("192.0.2.1")).expect("the first");
    let _two = admission.admit(ip("192.0.2.1")).expect("the second");
    assert_eq!(admission.admit(ip("192.0.2.1")).err(), Some(Crowded::Network));
    // The same address, as IPv6 writes it.
    assert_eq!(admission.admit(ip("::ffff:192.0.2.1")).err(), Some(Crowded::Network));
    let _other = admission.admit(ip("192.0.2.2")).expect("another address");
    drop(one);
    let _again = admission.admit(ip("192.0.2.1")).expect("there is room again");
    assert_eq!(admission.connections(), 3);
}

#[test]
fn a_household_of_ipv6_is_one_network() {
    let admission = Admission::new(Limits { per_network: 1, ..Limits::default() });
    let _one = admission.admit(ip("2001:db8:1:2::1")).expect("the first");
    let neighbour = admission.admit(ip("2001:db8:1:2:ffff::9"));
    assert_eq!(neighbour.err(), Some(Crowded::Network));
    let _other = admission.admit(ip("2001:db8:1:3::1")).expect("another /64");
}

#[test]
fn a_customer_with_many_networks_of_ipv6_has_five_shares() {
    let admission = Admission::new(Limits { per_network: 2, ..Limits::default() });
    let of = |network: u32| ip(&format!("2001:db8:0:{network:x}::1"));
    let admitted: Vec<_> = (0..20).filter_map(|at| admission.admit(of(at / 2)).ok()).collect();
    assert_eq!(admitted.len(), 10);
    assert_eq!(admission.admit(of(100)).err(), Some(Crowded::Network));
    assert!(admission.admit(ip("2001:db8:1::1")).is_ok(), "another customer");
    drop(admitted);
    assert!(admission.admit(of(100)).is_ok());
}

#[test]
fn the_server_has_a_limit_of_its_own() {
    let admission = Admission::new(Limits { connections: 1, ..Limits::default() });
    let _one = admission.admit(ip("192.0.2.1")).expect("the first");
    assert_eq!(admission.admit(ip("192.0.2.2")).err(), Some(Crowded::Full));
}

#[test]
fn bans_name_keys_and_networks_and_tell_of_other_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bans.txt");
    let bans = Bans::default();
    assert_eq!(bans.reload(&path, &[]).expect("no file is an empty list"), Vec::<String>::new());
    let key = format!("SHA256:{}", "b".repeat(43));
    let text = "# a list\nKEY # spam\n192.0.2.7\n2001:db8::5\n2001:db8:5::/48 # flood\n\
                198.51.100.0/24\n\nnot an entry\n192.0.2.0/33\nSHA256:abc\n";
    std::fs::write(&path, text.replace("KEY", &key)).expect("written");
    let invalid = bans.reload(&path, &[]).expect("readable");
    assert_eq!(invalid, ["not an entry", "192.0.2.0/33", "SHA256:abc"]);
    for (address, is_banned) in [
        ("2001:db8:5:ffff::1", true),
        ("2001:db8:6::1", false),
        ("198.51.100.200", true),
        ("::ffff:198.51.100.200", true),
        ("198.51.101.1", false),
    ] {
        assert_eq!(bans.is_banned_address(ip(address)), is_banned, "{address}");
    }
    assert!(bans.is_banned_key(&key) && !bans.is_banned_key("SHA256:abc"));
    assert!(bans.is_banned_address(ip("192.0.2.7")) && !bans.is_banned_address(ip("192.0.2.8")));
    assert!(bans.is_banned_address(ip("2001:db8::77")), "the whole /64");
    std::fs::write(&path, "").expect("written");
    bans.reload(&path, &[]).expect("readable");
    assert!(!bans.is_banned_key(&key), "a shorter list frees");
}
