import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { createMailTransport } from "./transport.ts";

/** An SMTP server without TLS that records what it receives. */
const told: string[] = [];
const server = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) => {
    told.push(`password ${password}`);
    done(null, { user: "casa" });
  },
  onData: (stream, _session, done) => {
    told.push("letter");
    stream.resume().on("end", () => done());
  },
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.server.address() as AddressInfo;
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const letter = {
  from: "Casa",
  messageId: "<1@casa.example>",
  to: "ana@exemplo.example",
  subject: "Um endereço para a senha",
  html: "",
  text: "",
  attachments: [],
};

async function send(host: string, options = ""): Promise<void> {
  const transport = createMailTransport({
    SMTP_URL: `smtp://casa:segredo@${host}:${port}${options}`,
    MAIL_FROM: "reservas@casa.example",
  });
  try {
    await transport.send(letter);
  } finally {
    transport.close();
  }
}

/** A loopback address that is not in our allowlist of local names. */
const ELSEWHERE = "127.1";

test.each(["", "?requireTLS=false&ignoreTLS=true", "?opportunisticTLS=true&secure=false"])(
  "a mail server elsewhere that speaks no TLS is told neither password nor letter, whatever %s says",
  async (options) => {
    await expect(send(ELSEWHERE, options)).rejects.toThrow();
    expect(told).toEqual([]);
  },
);

test("on this machine mails go without TLS", async () => {
  await send("127.0.0.1");
  expect(told.splice(0)).toEqual(["password segredo", "letter"]);
});
