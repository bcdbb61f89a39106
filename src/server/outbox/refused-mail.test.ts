import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { describe, expect, test } from "vitest";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { resendMail } from "../bookings/resend-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { createMailTransport } from "../smtp/transport.ts";

const app = await openTestApp();
const { deps, mail: inbox } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

const received = (address: string) =>
  inbox.messages().filter(({ to }) => to.some((one) => one.address === address));

const setFaults = (faults: object) =>
  fetch(`${inbox.inboxUrl}/api/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(faults),
  });

const mailOf = (bookingId: string) =>
  deps.db
    .selectFrom("mail")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "confirmation")
    .executeTakeFirstOrThrow();

const sendTo = async (bookingId: string) => sendMail(deps, (await mailOf(bookingId)).id);

describe("a mail server that refuses for good", () => {
  const alertsAbout = (mailId: string) =>
    deps.db.selectFrom("alert").selectAll().where("subject", "=", mailId).execute();

  test("the owner is told once, and nobody tries again until she sends it once more", async () => {
    const email = "cheia@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    const { id: mailId } = await mailOf(id);
    await setFaults({ permanent: 1 });
    await sendMail(deps, mailId);
    await sendMail(deps, mailId);
    await sendMail(deps, mailId);
    expect(received(email)).toEqual([]);
    expect(await alertsAbout(mailId)).toMatchObject([
      { kind: "mail-not-sent", booking_id: id, resolved_at: null },
    ]);

    await resendMail(deps, id, { cause: owner, role: "owner" });
    expect(await alertsAbout(mailId)).toMatchObject([{ resolved_at: expect.any(Date) }]);
    await setFaults({ permanent: 1 });
    await sendMail(deps, mailId);
    expect(await alertsAbout(mailId)).toHaveLength(2);
    await resendMail(deps, id, { cause: owner, role: "owner" });
    await sendMail(deps, mailId);
    expect(received(email)).toHaveLength(1);
  });

  test("an address that the server does not know is refused for good, our own sign-in is not", async () => {
    const { id } = await confirmed(app);
    const { id: mailId } = await mailOf(id);
    const answering = (answer: object) => {
      const smtp = new SMTPServer({ disabledCommands: ["STARTTLS", "AUTH"], ...answer });
      return new Promise<[string, () => void]>((resolve) => {
        smtp.listen(0, "127.0.0.1", () => {
          const { port } = smtp.server.address() as AddressInfo;
          resolve([`smtp://127.0.0.1:${port}`, () => smtp.close()]);
        });
      });
    };
    const refusing = (_: unknown, __: unknown, reply: (error: Error) => void) =>
      reply(Object.assign(new Error("5.1.1 no such mailbox"), { responseCode: 550 }));
    const trying = async (answer: object) => {
      const [SMTP_URL, close] = await answering(answer);
      const mail = createMailTransport({ ...deps.config, SMTP_URL });
      await sendMail({ ...deps, mail }, mailId).finally(() => [mail.close(), close()]);
    };
    await expect(trying({ onMailFrom: refusing })).rejects.toThrow();
    expect((await mailOf(id)).refused_at).toBeNull();
    await trying({ onRcptTo: refusing });
    expect((await mailOf(id)).refused_at).not.toBeNull();
  });
});

describe("sending once more", () => {
  test("has a name of its own, which a second try of it keeps", async () => {
    const email = "mais.uma@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    await sendTo(id);
    await resendMail(deps, id, { cause: owner, role: "owner" });
    await setFaults({ cut: 1 });
    await expect(sendTo(id)).rejects.toThrow();
    await sendTo(id);
    const names = received(email).map(({ messageId }) => messageId);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(2);
    expect(names[0]).toBe(names[1]);
  });

  test("is still owed when the mail before it arrives only then", async () => {
    const email = "lenta@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    const send: typeof deps.mail.send = async (mail) => {
      await resendMail(deps, id, { cause: owner, role: "owner" });
      await deps.mail.send(mail);
    };
    await sendMail({ ...deps, mail: { ...deps.mail, send } }, (await mailOf(id)).id);
    await sendTo(id);
    expect(received(email)).toHaveLength(2);
  });
});
