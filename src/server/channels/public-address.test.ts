import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

const refused = {
  "this network": ["0.0.0.0", "0.255.255.255"],
  "private, 10/8": ["10.0.0.0", "10.255.255.255"],
  "a carrier's own": ["100.64.0.0", "100.127.255.255"],
  loopback: ["127.0.0.0", "127.0.0.1", "127.255.255.255"],
  "link-local, with a cloud's secrets": ["169.254.0.0", "169.254.169.254", "169.254.255.255"],
  "private, 172.16/12": ["172.16.0.0", "172.31.255.255"],
  "protocol assignments": ["192.0.0.0", "192.0.0.255"],
  "documentation, first net": ["192.0.2.0", "192.0.2.255"],
  "6to4 relays": ["192.88.99.0", "192.88.99.255"],
  "private, 192.168/16": ["192.168.0.0", "192.168.255.255"],
  benchmarks: ["198.18.0.0", "198.19.255.255"],
  "documentation, second net": ["198.51.100.0", "198.51.100.255"],
  "documentation, third net": ["203.0.113.0", "203.0.113.255"],
  multicast: ["224.0.0.0", "239.255.255.255"],
  "reserved and broadcast": ["240.0.0.0", "255.255.255.255"],
  "loopback of IPv6": ["::", "::1", "0:0:0:0:0:0:0:1"],
  "IPv4 as IPv6": ["::ffff:127.0.0.1", "::ffff:7f00:1", "0:0:0:0:0:FFFF:8.8.8.8", "::8.8.8.8"],
  NAT64: ["64:ff9b::", "64:ff9b::808:808", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  "below what is given out": ["100::1", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "Teredo and specials": ["2001::", "2001:0:7f00:1::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "documentation of IPv6": ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  "6to4": ["2002::", "2002:7f00:1::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "newer documentation of IPv6": ["3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "above what is given out": ["4000::", "5f00::1"],
  "private, link-local and multicast of IPv6": ["fc00::1", "fdff::1", "fe80::1", "ff02::1"],
  "with a zone": ["fe80::1%eth0", "2606:4700::1%eth0", "::1%lo"],
  "what is no address": [
    "",
    "localhost",
    "127.1",
    "0x7f000001",
    "0177.0.0.1",
    "1.2.3.4:80",
    "[::1]",
  ],
};

const open = [
  ...["1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0"],
  ...["126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0"],
  ...["172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.1.255", "192.0.3.0"],
  ...["192.88.98.255", "192.88.100.0", "192.167.255.255", "192.169.0.0"],
  ...["198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0"],
  ...["203.0.112.255", "203.0.114.0", "223.255.255.255"],
  ...["2000::", "2001:200::", "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db9::"],
  ...["2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2003::", "2606:4700::1111"],
  ...["3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "3fff:1000::"],
];

describe("not public is", () => {
  test.each(Object.entries(refused))("%s", (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

test("public is every neighbour of those ranges", () => {
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});
