import { randomBytes } from "node:crypto";
import { connect, createPool } from "../../src/server/database/connect.ts";
import { createOwner } from "../../src/server/owner/create-owner.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { openCheckout } from "../support/browser/checkouts.ts";
import { type Entry, matrix } from "./matrix.ts";

type Identity = "nobody" | "guest" | "cleaning" | "team" | "owner" | "expired";
type Identities = Readonly<Record<Identity, string>>;

const password = "senha-da-matriz-longa";
let addresses = 0;

function knock(app: App, email: string): Promise<Response> {
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
async function everybody(app: App): Promise<Identities> {
  const pool = createPool(app.databaseUrl, 1);
  for (const name of ["matriz-owner", "matriz-team", "matriz-cleaning", "matriz-expired"]) {
    await createOwner(connect(pool), { name, email: `${name}@x.example`, password });
  }
  for (const role of ["team", "cleaning"]) {
    await pool.query(`update "user" set role = $1 where name = $2`, [role, `matriz-${role}`]);
  }
  const expired = await cookieOf(app, "matriz-expired@x.example");
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

type Sent = { method: string; path: string } & Pick<Entry, "form">;

function ask(app: App, sent: Sent, cookie: string, origin = app.siteUrl): Promise<Response> {
  const { method, path, form = {} } = sent;
  // As every form has one: without it nothing is even tried.
  const key = randomBytes(16).toString("hex");
  addresses += 1;
  return fetch(`${app.siteUrl}${path}`, {
    method,
    redirect: "manual",
    headers: {
      cookie,
      "x-forwarded-for": `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`,
      ...(method !== "GET" && { origin }),
    },
    ...(method !== "GET" && { body: new URLSearchParams({ ...form, key }) }),
  });
}

/** 'own': who cleans is led to her own page. */
type Answer = "door" | "own" | "forbidden" | "through";

async function kindOf(answer: Response): Promise<Answer> {
  await answer.arrayBuffer();
  if (answer.status === 403) return "forbidden";
  const location = answer.headers.get("location");
  if (location === "/admin/arrumacao") return "own";
  return answer.status === 401 || location?.startsWith("/admin/entrar") ? "door" : "through";
}

function expected({ needs, method }: Entry, who: Identity): Answer {
  if (needs === "anyone") return "through";
  if (who === "cleaning" && needs !== "cleaning") return method === "GET" ? "own" : "forbidden";
  if (who !== "cleaning" && who !== "team" && who !== "owner") return "door";
  return needs === "owner" && who === "team" ? "forbidden" : "through";
}

async function filled(app: App, path: string): Promise<string> {
  const [booking] = await app.query<{ id: string }>(
    "select id from booking where guest_name = 'Helena Prado'",
  );
  return path
    .replace(":bookingId", booking?.id ?? "")
    .replace(":id", "mar")
    .replace(/\*$/, "nada")
    .replace(/:\w+/, "cs_test_unknown");
}

test("each route opens to those its line names and to nobody else", async ({ app }) => {
  test.setTimeout(180_000);
  const people = await everybody(app);
  const wrong: string[] = [];
  // Signing out redirects everybody, and ends sessions that other lines need.
  const lines = matrix.filter(({ path }) => path !== "/admin/sair");
  for (const entry of lines) {
    const path = await filled(app, entry.path);
    // A public route that is the sign-in page itself proves nothing here.
    if (entry.path === "/admin/entrar" && entry.method === "GET") continue;
    for (const who of Object.keys(people) as Identity[]) {
      const answer = await ask(app, { ...entry, path }, people[who]);
      const { status } = answer;
      const got = await kindOf(answer);
      const line = `${who}: ${entry.method} ${entry.path} ${JSON.stringify(entry.form ?? {})}`;
      const isOpenRefusal = entry.needs === "anyone" && status < 500;
      if (status >= 500) wrong.push(`${line} → ${status}`);
      else if (!isOpenRefusal && got !== expected(entry, who)) wrong.push(`${line} → ${got}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("methods nobody foresaw and the pages' own data are behind the same door", async ({ app }) => {
  const { nobody, expired, team } = await everybody(app);
  const behind = matrix.filter(({ needs }) => needs !== "anyone");
  const wrong: string[] = [];
  for (const entry of behind) {
    const path = await filled(app, entry.path);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      for (const cookie of [nobody, expired]) {
        const answer = await ask(app, { ...entry, method, path }, cookie);
        // A route with one method is a 404 or 405 for the others.
        const isNothing = answer.status === 404 || answer.status === 405;
        const got = await kindOf(answer);
        if (!isNothing && got !== "door") wrong.push(`${method} ${path} → ${got}`);
      }
    }
    if (entry.method !== "GET" || path.endsWith(".csv")) continue;
    const data = path === "/admin" ? "/admin/_.data" : `${path}.data`;
    for (const cookie of entry.needs === "owner" ? [nobody, expired, team] : [nobody, expired]) {
      const text = await (await ask(app, { method: "GET", path: data }, cookie)).text();
      if (/Helena|dona@maremansa/.test(text)) wrong.push(`${data} tells a stranger`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Everything about guests that the database knows, and who else works here. */
async function guestsSecrets(app: App): Promise<string[]> {
  const rows = await app.query<Record<string, string | null>>(
    `select booking.id::text, code, guest_name, guest_email, guest_phone, nullif(note, '') as note
     from booking where state = 'confirmed'`,
  );
  const names = rows.flatMap(({ guest_name }) => guest_name?.split(" ") ?? []);
  return [...rows.flatMap((row) => Object.values(row)), ...names, "dona@maremansa", "R$", "Lia"]
    .filter((one) => one !== null)
    .filter((one) => one.length > 1);
}

/** The same page as browsers, scripts and mischief may spell it. */
const spellings = (path: string) => [
  path,
  `${path}.data`,
  `${path}/`,
  `${path}/_.data`,
  `/admin/.${path.slice("/admin".length) || "/"}`,
  path.toUpperCase(),
  path.replace("admin", "%61dmin"),
];

test("who cleans is told nothing about a guest, by any route, method or spelling", async ({
  app,
}) => {
  test.setTimeout(180_000);
  await app.query(
    "update booking set note = 'Alergia a camarão' where guest_name in ('Helena Prado', 'Iracema Lobo')",
  );
  const { cleaning } = await everybody(app);
  // What every visitor's page says is no secret.
  const open = await (await ask(app, { method: "GET", path: "/privacidade" }, "")).text();
  const secrets = (await guestsSecrets(app)).filter((secret) => !open.includes(secret));
  expect(secrets.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const entry of matrix.filter(({ needs }) => needs !== "anyone")) {
    if (entry.path === "/admin/sair") continue;
    const path = await filled(app, entry.path);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      for (const spelling of method === "GET" ? spellings(path) : [path, `${path}.data`]) {
        const sent = { method, path: spelling, ...(entry.form && { form: entry.form }) };
        const answer = await ask(app, sent, cleaning);
        const text = `${await answer.text()} ${answer.headers.get("location")}`;
        const told = secrets.filter((secret) => text.includes(secret));
        if (told.length > 0 || answer.status >= 500) {
          wrong.push(`${method} ${spelling} → ${answer.status} ${told.join(", ")}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a form posted from another site is refused, signed in or not", async ({ app }) => {
  const { owner } = await everybody(app);
  for (const entry of matrix.filter(
    ({ method, needs }) => method === "POST" && needs !== "anyone",
  )) {
    const path = await filled(app, entry.path);
    const answer = await ask(app, { ...entry, path }, owner, "https://evil.example");
    expect(answer.status, `${entry.method} ${path}`).toBe(403);
  }
});

test("ids that are guessed say nothing of what exists", async ({ app }) => {
  const { owner, guest } = await everybody(app);
  const checkout = await openCheckout(app);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const id of [unknown, "1", "' or 1=1 --", "../reservas", checkout.id]) {
    const path = `/admin/reservas/${encodeURIComponent(id)}`;
    expect((await ask(app, { method: "GET", path }, owner)).status).toBe(404);
    expect(await kindOf(await ask(app, { method: "GET", path }, guest))).toBe("door");
  }
});

test("no page of the owner's can be framed, and none is kept by a cache", async ({ app }) => {
  const { owner } = await everybody(app);
  for (const path of ["/admin", "/admin/reservas", "/admin/entrar"]) {
    const { headers } = await ask(
      app,
      { method: "GET", path },
      path.endsWith("entrar") ? "" : owner,
    );
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors '(none|self)'/);
    if (!path.endsWith("entrar")) expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("the sign-in cookie is out of reach of scripts and of other sites' forms", async ({ app }) => {
  await everybody(app);
  const answer = await knock(app, "matriz-owner@x.example");
  const session = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token"));
  expect(session).toMatch(/HttpOnly/i);
  expect(session).toMatch(/SameSite=Lax/i);
});
