import { type App, expect, test } from "../support/browser/app.ts";
import { matrix } from "./matrix.ts";
import { ask, everybody, filled, type Sent } from "./matrix-calls.ts";

/** All data about guests in the database, and the names of the other staff. */
async function guestsSecrets(app: App): Promise<string[]> {
  const rows = await app.query<Record<string, string | null>>(
    `select code, guest_name, guest_email, guest_phone, nullif(note, '') as note
     from booking where state = 'confirmed'`,
  );
  const names = rows.flatMap(({ guest_name }) => guest_name?.split(" ") ?? []);
  const known = rows.flatMap((row) => Object.values(row)).filter((one) => one !== null);
  return [...known, ...names.filter((name) => name.length > 3), "dona@maremansa", "Dona Lia", "R$"];
}

/** A page's URL in the spellings of browsers, scripts and attackers. */
const spellings = (path: string) => [
  path,
  `${path}.data`,
  `${path}/`,
  `${path}/_.data`,
  `/admin/.${path.slice("/admin".length) || "/"}`,
  path.toUpperCase(),
  path.replace("admin", "%61dmin"),
];

/** Every way to ask for a page or to send its forms. */
async function everyWish(app: App): Promise<Sent[]> {
  const lines = matrix.filter(({ needs, path }) => needs !== "anyone" && path !== "/admin/sair");
  const wishes: Sent[] = [];
  for (const path of new Set(lines.map((line) => line.path))) {
    const asked = await filled(app, path);
    const forms = lines.filter((line) => line.path === path && line.method === "POST");
    wishes.push(...spellings(asked).map((spelled) => ({ method: "GET", path: spelled })));
    wishes.push(
      ...["PUT", "PATCH", "DELETE", "HEAD"].map((method) => ({ method, path: asked })),
      ...forms.map(({ form = {} }) => ({ method: "POST", path: asked, form })),
      ...forms.map(({ form = {} }) => ({ method: "POST", path: `${asked}.data`, form })),
    );
  }
  return wishes;
}

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
  for (const wish of await everyWish(app)) {
    const answer = await ask(app, wish, cleaning);
    const text = `${await answer.text()} ${answer.headers.get("location")}`;
    const told = secrets.filter((secret) => text.includes(secret));
    if (told.length > 0 || answer.status >= 500) {
      wrong.push(`${wish.method} ${wish.path} → ${answer.status} ${told.join(", ")}`);
    }
  }
  expect(wrong).toEqual([]);
});
