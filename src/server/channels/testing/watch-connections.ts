import { BlockList, isIP, type LookupFunction, Socket } from "node:net";

export type Watch = {
  /** Every address that a socket tried to connect to. */
  readonly targets: string[];
  readonly stop: () => void;
};

type Target = { host?: string; lookup?: LookupFunction };

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Records socket targets and refuses those outside this machine. */
export function watchConnections(): Watch {
  const targets: string[] = [];
  const connect = Socket.prototype.connect;
  const note = (address: string): boolean => {
    targets.push(address);
    return loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  };
  Socket.prototype.connect = function watched(this: Socket, ...args: unknown[]) {
    const [first] = args;
    const target: Target = Array.isArray(first) ? first[0] : first;
    const { host = "", lookup } = target;
    if (isIP(host) && !note(host))
      return this.destroy(new Error("connection outside this machine"));
    if (lookup) target.lookup = watchedLookup(lookup, note);
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  return {
    targets,
    stop: () => {
      Socket.prototype.connect = connect;
    },
  };
}

function watchedLookup(lookup: LookupFunction, note: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const stays = Boolean(error) || addresses.map(note).every(Boolean);
      callback(stays ? error : new Error("connection outside this machine"), found, family);
    });
}
