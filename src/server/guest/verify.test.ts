import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { asCommand } from "../../../tests/support/as-command.ts";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createGuestApi } from "./guest-api.ts";
import { sendLinks } from "./send-links.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const { deps } = app;

/** A caller from a new address each time, because of the rate limit. */
const from = () => createGuestApi(deps, guestCaller(null, randomUUID()));

async function owedLinks(bookingId: string): Promise<number> {
  const wishes = await deps.db.selectFrom("link_wish").select("id").execute();
  for (const { id } of wishes) await sendLinks(deps, id);
  const mails = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "guest-links")
    .execute();
  return mails.length;
}

describe("whether a message is the house's", () => {
  test("is told from the house's own data", async () => {
    const house = await deps.db.selectFrom("property").selectAll().executeTakeFirstOrThrow();
    await asCommand(deps.pool, "update property set payees = '{pix@casa.example}'");
    for (const [typed, what] of [
      [house.phone, "phone"],
      [house.second_phone, "phone"],
      [house.whatsapp, "phone"],
      [house.email, "e-mail"],
      [deps.config.MAIL_FROM, "e-mail"],
      [`${deps.config.PUBLIC_URL}/reserva`, "site"],
      [house.cnpj, "cnpj"],
      ["pix@casa.example", "payee"],
    ]) {
      expect(await from().verify(typed ?? "")).toEqual({ kind: "ours", what });
    }
    expect(await from().verify("pix@outra.example")).toEqual({ kind: "not-ours" });
    const nothing = from().verify("\u200b ");
    await expect(nothing).rejects.toMatchObject({ code: "invalid-request" });
  });

  test("is answered for a code by a mail to the booking's own address, if there is one", async () => {
    const { checkoutId, id } = await confirmed(app, "mar", { email: "ana@verifica.example" });
    const { code } = await bookingOf(app, checkoutId);
    expect(await from().verify("mare 222222")).toEqual({ kind: "mailed" });
    expect(await owedLinks(id)).toBe(0);
    expect(await from().verify(code.toLowerCase())).toEqual({ kind: "mailed" });
    expect(await owedLinks(id)).toBe(1);
  });

  test("is told ten times to one place, and charges nobody else", async () => {
    const place = from();
    for (let time = 0; time < 10; time += 1) await place.verify("x");
    await expect(place.verify("x")).rejects.toThrow("too-many-requests");
    await from().verify("x");
  });
});
