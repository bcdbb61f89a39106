import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { type Faults, takeVerdict, type Verdict } from "./faults.ts";
import type { Envelope } from "./received-mail.ts";

const HOST = "127.0.0.1";
const MAX_BYTES = 25 * 1024 * 1024;

export type SmtpListener = { port: number; stop(): Promise<void> };

type SmtpOptions = {
  port: number;
  faults: Faults;
  keep(raw: Buffer, envelope: Envelope): Promise<void>;
};

export async function listenSmtp({ port, faults, keep }: SmtpOptions): Promise<SmtpListener> {
  const sockets = new Map<number, Socket>();
  const stopped = new AbortController();

  const receive = async (stream: NodeJS.ReadableStream, session: SMTPServerSession) => {
    const raw = await buffer(stream);
    const verdict = takeVerdict(faults);
    if (verdict === "accept" || verdict === "cut") await keep(raw, envelopeOf(session));
    if (faults.slowMs > 0) await sleep(faults.slowMs, undefined, { signal: stopped.signal });
    if (verdict === "cut") sockets.get(session.remotePort)?.destroy();
    return refusal(verdict);
  };

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    rejectOversized: true,
    onAuth: (auth, _session, reply) => reply(null, { user: auth.username }),
    onData: (stream, session, reply) => {
      receive(stream, session).then((error) => reply(error), reply);
    },
  });
  // Clients that disconnect are expected here and must not crash the server.
  server.on("error", () => {});
  server.server.on("connection", (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });

  await once(server.listen(port, HOST), "listening");

  return {
    port: (server.server.address() as AddressInfo).port,
    stop: async () => {
      stopped.abort();
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}

function envelopeOf({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
  };
}

function refusal(verdict: Verdict): Error | null {
  if (verdict === "temporary") {
    return Object.assign(new Error("4.3.0 Try again later"), { responseCode: 451 });
  }
  if (verdict === "permanent") {
    return Object.assign(new Error("5.7.1 Message refused"), { responseCode: 554 });
  }
  return null;
}
