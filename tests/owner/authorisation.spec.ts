import { randomBytes } from "node:crypto";
import { connect, createPool } from "../../src/server/database/connect.ts";
import { createOwner } from "../../src/server/owner/create-owner.ts";
import { openCheckout } from "../support/browser/checkouts.ts";
import { expect, type House, test } from "../support/browser/house.ts";
import { type Entry, matrix } from "./matrix.ts";

type Identity = "nobody" | "guest" | "team" | "owner" | "expired";
type Identities = Readonly<Record<Identity, string>>;

const password = "senha-da-matriz-longa";
let addresses = 0;

function knock(house: House, email: string): Promise<Response> {
  const form = { email, password };
  return ask(house, { method: "POST", path: "/admin/entrar", form }, "");
}

async function cookieOf(house: House, email: string): Promise<string> {
  return cookiesIn(await knock(house, email));
}

const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** One person of each role, signed in through the form. */
async function everybody(house: House): Promise<Identities> {
  const pool = createPool(house.databaseUrl, 1);
  for (const name of ["matriz-owner", "matriz-team", "matriz-expired"]) {
    await createOwner(connect(pool), { name, email: `${name}@x.example`, password });
  }
  await pool.query(`update "user" set role = 'team' where name = 'matriz-team'`);
  const expired = await cookieOf(house, "matriz-expired@x.example");
  await pool.query(
    `update session set "expiresAt" = now() - interval '1 minute'
     where "userId" = (select id from "user" where name = 'matriz-expired')`,
  );
  await pool.end();
  const guest = await ask(house, { method: "GET", path: "/" }, "");
  return {
    nobody: "",
    guest: cookiesIn(guest),
    team: await cookieOf(house, "matriz-team@x.example"),
    owner: await cookieOf(house, "matriz-owner@x.example"),
    expired,
  };
}

type Sent = { method: string; path: string } & Pick<Entry, "form">;

function ask(house: House, sent: Sent, cookie: string, origin = house.siteUrl): Promise<Response> {
  const { method, path, form = {} } = sent;
  // As every form has one: without it nothing is even tried.
  const key = randomBytes(16).toString("hex");
  addresses += 1;
  return fetch(`${house.siteUrl}${path}`, {
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

type Answer = "door" | "forbidden" | "through";

async function kindOf(answer: Response): Promise<Answer> {
  await answer.arrayBuffer();
  if (answer.status === 403) return "forbidden";
  const isDoor = answer.headers.get("location")?.startsWith("/admin/entrar");
  return answer.status === 401 || isDoor ? "door" : "through";
}

function expected(needs: Entry["needs"], who: Identity): Answer {
  if (needs === "anyone") return "through";
  if (who !== "team" && who !== "owner") return "door";
  return needs === "owner" && who === "team" ? "forbidden" : "through";
}

async function filled(house: House, path: string): Promise<string> {
  const [booking] = await house.query<{ id: string }>(
    "select id from booking where guest_name = 'Helena Prado'",
  );
  return path
    .replace(":bookingId", booking?.id ?? "")
    .replace(":id", "mar")
    .replace(/\*$/, "nada")
    .replace(/:\w+/, "cs_test_unknown");
}

test("each route opens to those its line names and to nobody else", async ({ house }) => {
  test.setTimeout(180_000);
  const people = await everybody(house);
  const wrong: string[] = [];
  // Signing out redirects everybody, and ends sessions that other lines need.
  const lines = matrix.filter(({ path }) => path !== "/admin/sair");
  for (const entry of lines) {
    const path = await filled(house, entry.path);
    // A public route that is the sign-in page itself proves nothing here.
    if (entry.path === "/admin/entrar" && entry.method === "GET") continue;
    for (const who of Object.keys(people) as Identity[]) {
      const answer = await ask(house, { ...entry, path }, people[who]);
      const { status } = answer;
      const got = await kindOf(answer);
      const line = `${who}: ${entry.method} ${entry.path} ${JSON.stringify(entry.form ?? {})}`;
      const isOpenRefusal = entry.needs === "anyone" && status < 500;
      if (status >= 500) wrong.push(`${line} → ${status}`);
      else if (!isOpenRefusal && got !== expected(entry.needs, who)) wrong.push(`${line} → ${got}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("methods nobody foresaw and the pages' own data are behind the same door", async ({
  house,
}) => {
  const { nobody, expired, team } = await everybody(house);
  const behind = matrix.filter(({ needs }) => needs !== "anyone");
  const wrong: string[] = [];
  for (const entry of behind) {
    const path = await filled(house, entry.path);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      for (const cookie of [nobody, expired]) {
        const answer = await ask(house, { ...entry, method, path }, cookie);
        // A route with one method is a 404 or 405 for the others.
        const isNothing = answer.status === 404 || answer.status === 405;
        const got = await kindOf(answer);
        if (!isNothing && got !== "door") wrong.push(`${method} ${path} → ${got}`);
      }
    }
    if (entry.method !== "GET" || path.endsWith(".csv")) continue;
    const data = path === "/admin" ? "/admin/_.data" : `${path}.data`;
    for (const cookie of entry.needs === "owner" ? [nobody, expired, team] : [nobody, expired]) {
      const text = await (await ask(house, { method: "GET", path: data }, cookie)).text();
      if (/Helena|dona@maremansa/.test(text)) wrong.push(`${data} tells a stranger`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a form posted from another site is refused, signed in or not", async ({ house }) => {
  const { owner } = await everybody(house);
  for (const entry of matrix.filter(
    ({ method, needs }) => method === "POST" && needs !== "anyone",
  )) {
    const path = await filled(house, entry.path);
    const answer = await ask(house, { ...entry, path }, owner, "https://evil.example");
    expect(answer.status, `${entry.method} ${path}`).toBe(403);
  }
});

test("ids that are guessed say nothing of what exists", async ({ house }) => {
  const { owner, guest } = await everybody(house);
  const checkout = await openCheckout(house);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const id of [unknown, "1", "' or 1=1 --", "../reservas", checkout.id]) {
    const path = `/admin/reservas/${encodeURIComponent(id)}`;
    expect((await ask(house, { method: "GET", path }, owner)).status).toBe(404);
    expect(await kindOf(await ask(house, { method: "GET", path }, guest))).toBe("door");
  }
});

test("no page of the owner's can be framed, and none is kept by a cache", async ({ house }) => {
  const { owner } = await everybody(house);
  for (const path of ["/admin", "/admin/reservas", "/admin/entrar"]) {
    const { headers } = await ask(
      house,
      { method: "GET", path },
      path.endsWith("entrar") ? "" : owner,
    );
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors '(none|self)'/);
    if (!path.endsWith("entrar")) expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("the sign-in cookie is out of reach of scripts and of other sites' forms", async ({
  house,
}) => {
  await everybody(house);
  const answer = await knock(house, "matriz-owner@x.example");
  const session = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token"));
  expect(session).toMatch(/HttpOnly/i);
  expect(session).toMatch(/SameSite=Lax/i);
});
