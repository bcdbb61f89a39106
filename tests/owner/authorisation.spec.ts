import { expect, test } from "../support/browser/app.ts";
import { openCheckout } from "../support/browser/checkouts.ts";
import { type Entry, matrix } from "./matrix.ts";
import { ask, everybody, filled, type Identity, knock } from "./matrix-calls.ts";

/** 'own': the cleaning role is redirected to its own page. */
type Answer = "door" | "own" | "forbidden" | "through";

async function kindOf(answer: Response): Promise<Answer> {
  await answer.arrayBuffer();
  if (answer.status === 403) return "forbidden";
  const location = answer.headers.get("location");
  if (location === "/admin/arrumacao") return "own";
  return answer.status === 401 || location?.startsWith("/admin/entrar") ? "door" : "through";
}

function expected({ needs, method, path }: Entry, who: Identity): Answer {
  if (needs === "anyone") return "through";
  // A picture is no page, so it does not redirect to sign-in.
  const isPage = method === "GET" && !path.endsWith(".jpg");
  if (who === "cleaning" && needs !== "cleaning") return isPage ? "own" : "forbidden";
  if (who !== "cleaning" && who !== "team" && who !== "owner") return "door";
  return needs === "owner" && who === "team" ? "forbidden" : "through";
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
        // A route without that method answers 404 or 405.
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
