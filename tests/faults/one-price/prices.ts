import { addDays, todayIn } from "../../../src/domain/day.ts";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";

const MOST_SEASONS = 3;
const HORIZON_DAYS = 420;

/** Other prices for every listing, with centavos: the sample's are round. */
export async function changePrices({ deps }: FaultApp, random: Random): Promise<void> {
  const amount = (least: number, most: number) => least + random.below(most - least);
  const maybe = <T>(value: T) => (random.below(2) === 0 ? null : value);
  const listings = await deps.db.selectFrom("listing").select(["id", "capacity"]).execute();
  await deps.db.deleteFrom("season").execute();
  for (const { id, capacity } of listings) {
    await deps.db
      .updateTable("listing")
      .set({
        nightly_price: amount(100_00, 3_000_00),
        weekend_price: maybe(amount(100_00, 3_000_00)),
        included_guests: maybe(1 + random.below(capacity)),
        extra_adult: amount(0, 200_00),
        child_up_to_12: amount(0, 200_00),
        child_above_12: amount(0, 200_00),
      })
      .where("id", "=", id)
      .execute();
    for (let position = 0; position < random.below(MOST_SEASONS + 1); position++) {
      const today = todayIn("America/Bahia", deps.clock());
      const first = addDays(today, random.below(HORIZON_DAYS));
      await deps.db
        .insertInto("season")
        .values({
          ...{ listing_id: id, position, first_night: first },
          last_night: addDays(first, random.below(60)),
          nightly_price: amount(50_00, 4_000_00),
          from_nights: maybe(2 + random.below(4)),
          min_nights: null,
        })
        .execute();
    }
  }
}
