import { randomBytes } from "node:crypto";
import { createPool } from "../../src/server/database/connect.ts";
import { FORM_KEY } from "../../src/web/form/form-key.ts";
import type { App } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";
import type { Entry } from "./matrix.ts";
import { addPerson } from "./people.ts";

export type Identity = "nobody" | "guest" | "cleaning" | "team" | "owner" | "expired";
type Identities = Readonly<Record<Identity, string>>;

const password = "senha-da-matriz-longa";

export function knock(app: App, email: string): Promise<Response> {
  const form = { email, password };
  return ask(app, { method: "POST", path: "/admin/entrar", form }, "");
}

async function cookieOf(app: App, email: string): Promise<string> {
  return cookiesIn(await knock(app, email));
}

const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** One person of each role, signed in through the form. */
export async function everybody(app: App): Promise<Identities> {
  for (const role of ["owner", "team", "cleaning", "expired"] as const) {
    const account = { email: `matriz-${role}@x.example`, password };
    const person = { name: `matriz-${role}`, ...account };
    await addPerson(app, person, role === "expired" ? "owner" : role);
  }
  const expired = await cookieOf(app, "matriz-expired@x.example");
  const pool = createPool(app.databaseUrl, 1);
  await pool.query(
    `update session set "expiresAt" = now() - interval '1 minute'
     where "userId" = (select id from "user" where name = 'matriz-expired')`,
  );
  await pool.end();
  const guest = await ask(app, { method: "GET", path: "/" }, "");
  return {
    nobody: "",
    guest: cookiesIn(guest),
    cleaning: await cookieOf(app, "matriz-cleaning@x.example"),
    team: await cookieOf(app, "matriz-team@x.example"),
    owner: await cookieOf(app, "matriz-owner@x.example"),
    expired,
  };
}

export type Sent = { method: string; path: string } & Pick<Entry, "form">;

export function ask(app: App, sent: Sent, cookie: string, origin = app.siteUrl): Promise<Response> {
  const { method, path, form = {} } = sent;
  // Every form has a key: without one the action is not even tried.
  const key = randomBytes(16).toString("hex");
  const address = turnIn(app, "address of a call");
  return fetch(`${app.siteUrl}${path}`, {
    method,
    redirect: "manual",
    headers: {
      cookie,
      "x-forwarded-for": `10.1.${Math.floor(address / 250)}.${address % 250}`,
      ...(method !== "GET" && { origin }),
    },
    ...(method !== "GET" &&
      method !== "HEAD" && { body: new URLSearchParams({ ...form, [FORM_KEY]: key }) }),
  });
}

export async function filled(app: App, path: string): Promise<string> {
  const [booking] = await app.query<{ id: string }>(
    "select id from booking where guest_name = 'Helena Prado'",
  );
  return path
    .replace(":bookingId", booking?.id ?? "")
    .replace(":setting", "promocao")
    .replace(":id", "mar")
    .replace(/\*$/, "nada")
    .replace(/:\w+/, "cs_test_unknown");
}
