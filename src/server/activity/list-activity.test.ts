import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { personId } from "../../../tests/support/password-links.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { ActivityPage } from "../../contract/owner/activity.ts";

const app = await openTestApp();
const { pool } = app.deps;
const lia = await ownerAt(app);
const all = { group: null, before: null };

const kinds = ({ entries }: ActivityPage) => entries.map(({ kind }) => kind);

test("the newest stands first, with the names of today", async () => {
  await lia.api.publishListing({
    listingId: "mar",
    version: (await lia.api.getListingToEdit({ listingId: "mar" })).version,
    published: false,
  });
  await pool.query(`update "user" set name = 'Lia Nunes' where email = 'lia@maremansa.example'`);
  await pool.query(
    `update listing set texts = jsonb_set(texts, '{name}', '"Quarto Azul"') where id = 'mar'`,
  );
  const { entries } = await lia.api.listActivity(all);
  expect(entries[0]).toMatchObject({
    kind: "listing-hidden",
    by: "Lia Nunes",
    about: "Quarto Azul",
    subject: "mar",
  });
});

test("who was removed has no name there any more, and her entries stay", async () => {
  const email = "ana@maremansa.example";
  const ana = await ownerAt(app, email);
  await ana.api.renewAddress({ listingId: "mar" });
  await lia.api.removePerson({ personId: await personId(app, email) });
  const { entries } = await lia.api.listActivity(all);
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: "person-removed", by: "Lia Nunes", about: null },
    { kind: "calendar-address-renewed", by: null, about: "Quarto Azul" },
  ]);
});

test("an entry is never changed, by whomever", async () => {
  const change = pool.query("update activity set actor = 'person:somebody-else'");
  await expect(change).rejects.toThrow("append-only");
});

test("a group shows its own kinds alone", async () => {
  const portals = await lia.api.listActivity({ group: "portals", before: null });
  expect(kinds(portals)).toEqual(["calendar-address-renewed"]);
  expect(kinds(await lia.api.listActivity({ group: "prices", before: null }))).toEqual([]);
});

test("older ones come page by page, each once, and then no more", async () => {
  await pool.query(
    `insert into activity (at, kind, actor) select now(), 'listings-reordered', 'person:x'
     from generate_series(1, 60)`,
  );
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page: ActivityPage = await lia.api.listActivity({ group: "listings", before });
    seen.push(...page.entries.map(({ id }) => id));
    before = page.older;
  } while (before);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(61);
});

test("an address that somebody made up shows everything, and the team sees nothing", async () => {
  const strange = await lia.api.listActivity({ group: null, before: "1 or 1=1" });
  expect(strange.entries).toHaveLength(50);
  const rui = await helperAt(app);
  await expect(rui.api.listActivity(all)).rejects.toThrow("not-allowed");
});
