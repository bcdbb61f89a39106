import { afterEach, beforeEach, expect, test } from "vitest";
import { CALENDAR, confirmation, PIXEL, send } from "../sample-mail.ts";
import { type MailSandbox, startMailSandbox } from "../start.ts";

let sandbox: MailSandbox;

beforeEach(async () => {
  sandbox = await startMailSandbox({});
});

afterEach(() => sandbox.close());

const get = (path: string) => fetch(sandbox.inboxUrl + path);
const textOf = async (path: string) => (await get(path)).text();
const firstPath = () => `/messages/${sandbox.messages()[0]?.id}`;

function pressKnob(path: string, knob: string) {
  return fetch(sandbox.inboxUrl + path, { method: "POST", body: new URLSearchParams({ knob }) });
}

test("an empty inbox says so under the test banner", async () => {
  const page = await textOf("/");

  expect(page).toContain("AMBIENTE DE TESTE");
  expect(page).toContain("Nenhum e-mail por aqui ainda.");
});

test("the list shows subject, recipient and attachments", async () => {
  await send(sandbox.smtpUrl);

  const page = await textOf("/");
  expect(page).toContain("Reserva confirmada: três noites na praia");
  expect(page).toContain("para julia@exemplo.test");
  expect(page).toContain("1 anexo");
});

test("a hostile subject is shown as text, never as markup", async () => {
  const subject = '"><img src=x onerror=alert(1)>';
  await send(sandbox.smtpUrl, { ...confirmation, subject });

  for (const path of ["/", firstPath()]) {
    const page = await textOf(path);
    expect(page).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
    expect(page).not.toContain("<img");
  }
});

test("the pages of the inbox run no script at all", async () => {
  expect((await get("/")).headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'self';(?!.*script-src)/,
  );
});

test("the HTML of a mail is framed without scripts and may load nothing", async () => {
  await send(sandbox.smtpUrl);

  expect(await textOf(firstPath())).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  const policy = (await get(`${firstPath()}/body`)).headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'; img-src data:;");
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).not.toMatch(/script|https?:/);
});

test("images that travel inside the mail are shown from it", async () => {
  await send(sandbox.smtpUrl);

  expect(await textOf(`${firstPath()}/body`)).toContain(`src="data:image/png;base64,${PIXEL}"`);
});

test("links of a mail open beside the inbox, and its doctype stays first", async () => {
  await send(sandbox.smtpUrl);

  expect(await textOf(`${firstPath()}/body`)).toMatch(
    /^<!doctype html><html><head><base target="_blank"><\/head>/,
  );
});

test("an inline part that is no image stays an unresolved reference", async () => {
  const page = { filename: "a.html", content: "<script></script>", cid: "page@x" };
  await send(sandbox.smtpUrl, {
    ...confirmation,
    html: '<iframe src="cid:page@x"></iframe>',
    attachments: [{ ...page, contentType: "text/html" }],
  });

  expect(await textOf(`${firstPath()}/body`)).toContain('src="cid:page@x"');
});

test("plain text and headers have views of their own", async () => {
  await send(sandbox.smtpUrl);

  expect(await textOf(`${firstPath()}?view=text`)).toContain("<pre>Olá, Júlia! As noites são");
  expect(await textOf(`${firstPath()}?view=headers`)).toContain("reserva-7k42@mare-mansa.test");
  expect((await get(`${firstPath()}?view=constructor`)).status).toBe(404);
});

test("a calendar file can be read on the page and saved under its name", async () => {
  await send(sandbox.smtpUrl);

  expect(await textOf(`${firstPath()}?view=attachments`)).toContain("SUMMARY:Estadia na Pousada");
  const file = await get(`${firstPath()}/attachments/1`);
  expect(await file.text()).toBe(CALENDAR);
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="estadia-marco.ics"; filename*=UTF-8''estadia-mar%C3%A7o.ics`,
  );
});

test("the original can be saved byte by byte", async () => {
  await send(sandbox.smtpUrl);

  const original = Buffer.from(await (await get(`${firstPath()}/original`)).arrayBuffer());
  expect(original).toEqual(sandbox.messages()[0]?.raw);
});

test("the API gives every mail as JSON, with files in base64", async () => {
  await send(sandbox.smtpUrl);

  const mails = await (await get("/api/messages")).json();
  expect(mails).toMatchObject([
    {
      subject: confirmation.subject,
      envelope: { to: ["julia@exemplo.test"] },
      attachments: [{ content: PIXEL }, { content: Buffer.from(CALENDAR).toString("base64") }],
    },
  ]);
  expect((await get("/api/messages/unknown")).status).toBe(404);
});

test("the buttons of the page turn the knobs and turn them back", async () => {
  expect(await (await pressKnob("/faults", "temporary")).text()).toContain("A adiar: 1");
  await expect(send(sandbox.smtpUrl)).rejects.toMatchObject({ responseCode: 451 });

  expect(await (await pressKnob("/faults", "down")).text()).toContain("Fora do ar");
  await expect(send(sandbox.smtpUrl)).rejects.toThrow("ECONNREFUSED");

  expect(await (await pressKnob("/faults/reset", "")).text()).toContain("Tudo normal");
  await send(sandbox.smtpUrl);
  expect((await pressKnob("/faults", "unknown")).status).toBe(400);
});
