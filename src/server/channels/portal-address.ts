import { lookup as askSystem } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type Resolve = (hostname: string) => Promise<readonly string[]>;

export type AddressRules = {
  /** 'host:port' of local stand-ins, exempt from the address and port checks. */
  readonly testHosts: readonly string[];
  readonly resolve?: Resolve;
  readonly ports?: readonly number[];
};

export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** Validates a URL before its name is resolved. Throws if it is not allowed. */
export function permitAddress(text: string, rules: AddressRules, from?: URL): URL {
  const url = URL.parse(text, from);
  if (!url) throw new ForbiddenAddress("not a URL");
  const port = DEFAULT_PORTS[url.protocol];
  if (!port) throw new ForbiddenAddress("neither http nor https");
  if (from?.protocol === "https:" && url.protocol === "http:") {
    throw new ForbiddenAddress("redirect from https to http");
  }
  if (url.username || url.password) throw new ForbiddenAddress("URL with credentials");
  if (isTestHost(url, rules)) return url;
  if (!(rules.ports ?? Object.values(DEFAULT_PORTS)).includes(Number(url.port || port))) {
    throw new ForbiddenAddress("port not allowed");
  }
  // For a literal IP address the socket does not call `lookup`, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) throw new ForbiddenAddress("not a public IP address");
  return url;
}

/** The socket's own lookup, so the address checked is the one connected to: no DNS rebinding. */
export function checkedLookup(url: URL, rules: AddressRules): LookupFunction {
  const resolve = rules.resolve ?? resolveBySystem;
  return (hostname, options, callback) => {
    Promise.resolve(hostname)
      .then(resolve)
      .then((found) => {
        if (!isTestHost(url, rules) && !found.every(isPublicAddress)) {
          throw new ForbiddenAddress("host name resolves to a private IP address");
        }
        return found.map((address) => ({ address, family: isIP(address) }));
      })
      .then(
        (found) => {
          const [first] = found;
          if (!first) callback(new Error("host name has no address"), "", 0);
          else if (options.all) callback(null, found);
          else callback(null, first.address, first.family);
        },
        (error) => callback(error, "", 0),
      );
  };
}

function isTestHost(url: URL, { testHosts }: AddressRules): boolean {
  return testHosts.includes(`${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`);
}

async function resolveBySystem(hostname: string): Promise<readonly string[]> {
  const found = await askSystem(hostname, { all: true });
  return found.map(({ address }) => address);
}
