import { afterEach, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { acts, type Prepare } from "../../../tests/support/noted-acts.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { activityKinds } from "../../domain/activity.ts";
import { activityOf } from "./activity-of-verbs.ts";
import type { OwnerApi } from "./owner-api.ts";
import { permissions } from "./permissions.ts";

type Verb = keyof OwnerApi;

const app = await openTestApp();
const { pool } = app.deps;
const lia = await ownerAt(app);

/** Lockouts are tested in throttle-guesses.test.ts. */
const kindsOf = (verb: Verb) => {
  const leaves = activityOf[verb];
  return "nothing" in leaves ? [] : leaves.filter((kind) => kind !== "access-locked");
};
const verbs = (Object.keys(permissions) as Verb[]).filter((verb) => kindsOf(verb).length > 0);
const prepare = (verb: Verb) => (acts as Partial<Record<Verb, Prepare>>)[verb];

async function newest(): Promise<number> {
  const { rows } = await pool.query("select coalesce(max(id), 0)::int as id from activity");
  return rows[0].id;
}

async function entriesSince(id: number) {
  const { rows } = await pool.query("select * from activity where id > $1 order by id", [id]);
  return rows;
}

const tables = [
  ...["listing", "season", "listing_photo", "listing_physical_room", "physical_room", "property"],
  "message_text",
  ...["channel_feed", "channel_conflict", "imported_event", "occupied_nights"],
  ...['"user"', "account", '"twoFactor"', "session", "activity"],
];

async function everything(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await pool.query(
      `select md5(coalesce(string_agg(one::text, ',' order by one::text), '')) as sum from ${table} as one`,
    );
    found[table] = rows[0].sum;
  }
  return found;
}

async function refuseEntries(): Promise<void> {
  await pool.query(
    `create function refuse_entries() returns trigger language plpgsql as
     $$ begin raise exception 'no entry'; end $$`,
  );
  await pool.query(
    "create trigger refused before insert on activity execute function refuse_entries()",
  );
}

afterEach(async () => {
  await pool.query("drop function if exists refuse_entries cascade");
});

test("every kind of entry is left by a verb, or by a command of the operator", () => {
  const left = new Set(Object.values(activityOf).flatMap((one) => ("nothing" in one ? [] : one)));
  expect([...left, "owner-made", "second-factor-ended"].toSorted()).toEqual(
    Object.keys(activityKinds).toSorted(),
  );
});

test.each(verbs)("%s leaves its entries, with who did it", async (verb) => {
  const act = await prepare(verb)?.(app, lia);
  const before = await newest();
  await act?.();
  const entries = await entriesSince(before);
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual([...kindsOf(verb)].toSorted());
  for (const { actor } of entries) expect(actor).toMatch(/^person:\w+/);
});

const isSignIn = (verb: Verb) => kindsOf(verb).includes("signed-in");

test.each(verbs.filter((verb) => !isSignIn(verb)))(
  "%s does nothing where its entry cannot be written",
  async (verb) => {
    const act = await prepare(verb)?.(app, lia);
    const before = await everything();
    await refuseEntries();
    await expect(act?.()).rejects.toThrow("no entry");
    expect(await everything()).toEqual(before);
  },
);

// better-auth commits a sign-in in its own transaction; the cookies are sent after the entry.
test.each(verbs.filter(isSignIn))(
  "%s lets nobody in where its entry cannot be written",
  async (verb) => {
    const act = await prepare(verb)?.(app, lia);
    await refuseEntries();
    await expect(act?.()).rejects.toThrow("no entry");
  },
);

test("what is refused leaves no entry", async () => {
  const { version, listing } = await lia.api.getListingToEdit({ listingId: "mar" });
  const before = await newest();
  const rates = { ...listing.rates, nightlyPrice: 1_00 };
  await expect(
    lia.api.saveListing({ listingId: "mar", version: version - 1, listing: { ...listing, rates } }),
  ).rejects.toThrow();
  const property = await lia.api.property();
  const value = { ...property.hours, checkInTime: "25:00" };
  await lia.api.saveSetting({ setting: "hours", version: property.version, value });
  await lia.api.signOutDevice("nobody's");
  expect(await entriesSince(before)).toEqual([]);
});

test("a price stands there as it was and as it is, and a save that changes nothing leaves nothing", async () => {
  const { version, listing } = await lia.api.getListingToEdit({ listingId: "coqueiro" });
  const before = await newest();
  const { nightlyPrice } = listing.rates;
  const dearer = { ...listing.rates, nightlyPrice: nightlyPrice + 30_00 };
  await lia.api.saveListing({
    listingId: "coqueiro",
    version,
    listing: { ...listing, rates: dearer },
  });
  const saved = await lia.api.getListingToEdit({ listingId: "coqueiro" });
  await lia.api.saveListing({
    listingId: "coqueiro",
    version: saved.version,
    listing: saved.listing,
  });
  const change = { field: "nightlyPrice", before: nightlyPrice, after: nightlyPrice + 30_00 };
  expect(await entriesSince(before)).toMatchObject([
    { kind: "price-changed", subject: "coqueiro", facts: { changes: [change] } },
  ]);
});

test("an entry holds nobody's name, address or secret", async () => {
  const { rows } = await pool.query("select facts, subject, actor from activity");
  const written = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(30);
  expect(written).not.toMatch(/\w@|@\w|https?:|Dona Lia|Rui|senha|quintal/);
});
