import { describe, expect, test, vi } from "vitest";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { perform } from "../conflicts/perform.server.ts";
import { act } from "../timeline/actions.ts";

const stay = { checkIn: "2027-01-11", checkOut: "2027-01-14" };
const asked = { id: "b1", versao: "3", quarto: "farol", de: stay.checkIn, ate: stay.checkOut };

function desk() {
  const changeStay = vi.fn<OwnerApi["changeStay"]>(async () => {});
  const whoIsSignedIn = async () => ({ role: "owner" });
  return { changeStay, owner: { changeStay, whoIsSignedIn } as unknown as OwnerApi };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe.each([
  [
    "the calendar's form",
    (owner: OwnerApi, more: object) =>
      act(owner, formOf({ ...asked, acao: "mudar", preco: "keep", ...more }), "America/Bahia"),
  ],
  [
    "a conflict's one tap",
    (owner: OwnerApi, more: object) => perform(owner, "c1", { ...asked, acao: "move", ...more }),
  ],
])("%s", (_, send) => {
  test.each([
    ["lets the guest be told", {}, false],
    ["leaves it to an owner who says she has told them", { avisado: "sim" }, true],
  ])("%s", async (_what, more, guestKnows) => {
    const { owner, changeStay } = desk();
    await send(owner, more);
    expect(changeStay.mock.calls).toEqual([
      ["b1", 3, { listingId: "farol", stay }, "keep", guestKnows],
    ]);
  });
});
