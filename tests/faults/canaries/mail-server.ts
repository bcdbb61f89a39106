import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type QuotingMailServer = { readonly url: string; readonly mails: string[]; close(): void };

/** Addresses with this part are refused, in a reply that quotes the address. */
export const REFUSED = "recusa.";

/** A mail server whose replies quote addresses, as real ones do. */
export async function startQuotingMailServer(): Promise<QuotingMailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, reply) {
      if (!address.startsWith(REFUSED)) return reply();
      return reply(new Error(`5.1.1 nobody called <${address}> lives here`));
    },
    onData(stream, _session, reply) {
      text(stream).then((mail) => {
        mails.push(mail);
        reply();
      }, reply);
    },
  });
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}
