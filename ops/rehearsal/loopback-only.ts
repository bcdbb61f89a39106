import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/**
 * Preloaded into a program that must not leave this machine: refuses other connections and reports
 * them on standard error. `node --import …/loopback-only.ts`
 */
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

function refuse(where: unknown): Error {
  process.stderr.write(`kept on this machine: ${String(where)}\n`);
  return Object.assign(new Error("connection outside this machine refused"), {
    code: "ENETUNREACH",
  });
}

/** The three call signatures of connect: a normalised list, options, or port and host. */
function hostOf([first, second]: unknown[]): string {
  const given = Array.isArray(first) ? first[0] : first;
  if (typeof given !== "object" || given === null) {
    return typeof given === "number" && typeof second === "string" ? second : "localhost";
  }
  const { path, host } = given as net.TcpNetConnectOpts & net.IpcNetConnectOpts;
  return path ? "localhost" : (host ?? "localhost");
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (HERE.test(host)) return Reflect.apply(connect, this, args);
  process.nextTick(() => this.destroy(refuse(host)));
  return this;
} as typeof connect;

/** DNS queries are traffic too. */
const asks = (name: string) => /^(lookup|resolve|reverse)/.test(name);
const guard = (target: object, answer: (original: unknown, args: unknown[]) => unknown) => {
  for (const [name, original] of Object.entries(target).filter(([name]) => asks(name))) {
    Reflect.set(target, name, (...args: unknown[]) =>
      HERE.test(String(args[0])) ? Reflect.apply(original, target, args) : answer(original, args),
    );
  }
};
guard(dns.promises, (_original, [name]) => Promise.reject(refuse(name)));
guard(dns, (_original, args) => {
  const callback = args.at(-1) as (error: Error) => void;
  process.nextTick(() => callback(refuse(args[0])));
});
syncBuiltinESMExports();
