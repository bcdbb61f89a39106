import { afterAll, expect, test } from "vitest";
import { cleanerAt, helperAt, ownerAt, type Someone } from "../../../tests/support/desks.ts";
import { guestSecret } from "../../../tests/support/guest-secret.ts";
import {
  HOUSE_KEY,
  HOUSE_PAYEE,
  questionsAt,
  type ReadingVerb,
} from "../../../tests/support/questions.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { connect, createPool } from "../database/connect.ts";
import { createOwnerApi } from "./owner-api.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

const pool = createPool(deps.config.DATABASE_URL, 2);
pool.on("connect", (client) => void client.query("set default_transaction_read_only = on"));
afterAll(() => pool.end());

const GUEST_KEY = "segredo-da-hospede@pix.example";

const questions = await questionsAt(app, lia);
const [{ bookingId: id }] = questions.getBooking;

test.each(Object.keys(questions) as ReadingVerb[])(
  "%s answers where nothing can be written",
  async (verb) => {
    const me = await lia.desk.person();
    const desk = { ...lia.desk, deps: { ...deps, db: connect(pool) }, person: async () => me };
    const ask = createOwnerApi(desk)[verb] as (...given: unknown[]) => Promise<unknown>;
    await expect(ask(...questions[verb])).resolves.toBeDefined();
  },
);

/**
 * Values that only the owner may see: links that let their holder act as the guest, and where money
 * goes.
 */
async function ownersAlone(): Promise<string[]> {
  const said_at = new Date(deps.clock());
  await deps.db
    .insertInto("guest_words")
    .values({ booking_id: id, refund_key: GUEST_KEY, said_at })
    .onConflict((conflict) => conflict.column("booking_id").doUpdateSet({ refund_key: GUEST_KEY }))
    .execute();
  const mailed = await guestSecret(deps, await getBooking(deps.db, id));
  const { guestLink } = await lia.api.getBooking({ bookingId: id });
  const handedOut = guestLink?.split("/").at(-1) ?? "";
  expect(handedOut).toMatch(/^[\w-]{40,}$/);
  return [mailed, handedOut, HOUSE_KEY, GUEST_KEY, HOUSE_PAYEE];
}

test("no field that the team or who cleans can read has a guest's link or says where money goes", async () => {
  const kept = await ownersAlone();
  const tells = async ({ api }: Someone, verb: ReadingVerb) => {
    const ask = api[verb] as (...given: unknown[]) => Promise<unknown>;
    const answer = await ask(...questions[verb]).catch((error: Error) => error.message);
    return kept.filter((one) => JSON.stringify(answer ?? null).includes(one));
  };
  const verbs = Object.keys(questions) as ReadingVerb[];
  for (const someone of [await helperAt(app), await cleanerAt(app)]) {
    for (const verb of verbs) expect(await tells(someone, verb), verb).toEqual([]);
  }
  const toOwner = await Promise.all(verbs.map((verb) => tells(lia, verb)));
  expect(new Set(toOwner.flat())).toEqual(new Set(kept.slice(1)));
});

test("what writes is refused by the same database", async () => {
  const me = await lia.desk.person();
  const desk = { ...lia.desk, deps: { ...deps, db: connect(pool) }, person: async () => me };
  await expect(createOwnerApi(desk).renewAddress({ listingId: "mar" })).rejects.toMatchObject({
    code: "25006",
  });
});
