import { describe, expect, test, vi } from "vitest";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { perform, wish } from "../conflicts/perform.server.ts";
import { perform as change, wish as changeWish } from "../timeline/perform.server.ts";

const stay = { checkIn: "2027-01-11", checkOut: "2027-01-14" };
const asked = {
  id: "b1",
  version: "3",
  listing: "farol",
  from: stay.checkIn,
  until: stay.checkOut,
};

function desk() {
  const changeStay = vi.fn<OwnerApi["changeStay"]>(async () => {});
  const listPermitted = async () => ["ignoreConflict"];
  return { changeStay, owner: { changeStay, listPermitted } as unknown as OwnerApi };
}

describe.each([
  [
    "the calendar's form",
    (owner: OwnerApi, more: object) =>
      change(
        owner,
        changeWish.parse({ ...asked, intent: "change", price: "keep", ...more }),
        "America/Bahia",
      ),
  ],
  [
    "a conflict's one tap",
    (owner: OwnerApi, more: object) =>
      perform(owner, "c1", wish.parse({ ...asked, intent: "move", ...more })),
  ],
])("%s", (_, send) => {
  test.each([
    ["lets the guest be told", {}, false],
    ["leaves it to an owner who says she has told them", { guestKnows: "yes" }, true],
  ])("%s", async (_what, more, guestKnows) => {
    const { owner, changeStay } = desk();
    await send(owner, more);
    expect(changeStay.mock.calls).toEqual([
      [{ bookingId: "b1", version: 3, listingId: "farol", stay, price: "keep", guestKnows }],
    ]);
  });
});
