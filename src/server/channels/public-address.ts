import { BlockList, isIP } from "node:net";

const refusedV4 = listOf("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);

/** Global unicast only, which excludes IPv4-mapped addresses. */
const publicV6 = listOf("ipv6", ["2000::/3"]);

/** Teredo and other special ranges, documentation, and 6to4, which embeds an IPv4 address. */
const refusedV6 = listOf("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

/** Whether a textual IP address is publicly routable. */
export function isPublicAddress(address: string): boolean {
  // A zone id refers to a local interface.
  if (address.includes("%")) return false;
  const family = isIP(address);
  if (family === 4) return !refusedV4.check(address, "ipv4");
  return family === 6 && publicV6.check(address, "ipv6") && !refusedV6.check(address, "ipv6");
}

function listOf(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
