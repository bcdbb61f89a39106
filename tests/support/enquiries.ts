import type { EnquiryWish } from "../../src/contract/enquiry.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { createGuestApi } from "../../src/server/guest/guest-api.ts";
import type { TestApp } from "./app-on.ts";
import { guestCaller } from "./guest-caller.ts";
import { newKey } from "./linked-guest.ts";
import { freshStay } from "./stories.ts";

export const asker = { name: "Dora Pires", phone: "(73) 95555-0177" };

export function enquiryWish(app: TestApp, changes: Partial<EnquiryWish> = {}): EnquiryWish {
  const rooms = [{ listingId: "mar", guests: adultsOnly(2) }];
  return { ...asker, stay: freshStay(app), rooms, ...changes };
}

/** A visitor's request for nights. Returns its id. */
export async function enquired({ deps }: Pick<TestApp, "deps">, wish: EnquiryWish) {
  await createGuestApi(deps, guestCaller(null)).enquire(newKey(), wish);
  const newest = deps.db.selectFrom("enquiry").select("id").orderBy("made_at", "desc");
  return (await newest.orderBy("id").executeTakeFirstOrThrow()).id;
}
