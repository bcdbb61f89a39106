import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, held, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead } from "../../../tests/support/visit.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { todayIn } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { listBookings } from "./list-bookings.ts";

const app = await openTestApp();
const lia = await ownerAt(app);

async function take(guestName: string, more: Partial<ManualBooking> = {}) {
  return lia.api.takeManualBooking(manualBooking(app, { listingId: "farol", guestName, ...more }));
}
const names = async (filter: Parameters<typeof lia.api.listBookings>[0]) =>
  (await lia.api.listBookings(filter)).rows.map(({ guestName }) => guestName);

describe("the list of bookings", () => {
  test("shows what is ahead, soonest first, holds among it", async () => {
    const { stay } = await held(app, "farol");
    await take("Depois");
    const { rows } = await lia.api.listBookings({ view: "upcoming" });
    expect(rows.map(({ checkIn }) => checkIn)).toEqual([...rows.map((row) => row.checkIn)].sort());
    expect(rows.find(({ checkIn }) => checkIn === stay.checkIn)).toMatchObject({ state: "held" });
  });

  test("finds by part of a name, e-mail, phone or code, in every view", async () => {
    const id = await take("Zuleica Prates", {
      guestEmail: "zu@exemplo.example",
      guestPhone: "(71) 95555-0777",
    });
    const { code } = await lia.api.getBooking({ bookingId: id });
    await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
    for (const search of ["zuleica", "ZU@exemplo", code.slice(5), "55550777"]) {
      expect(await names({ view: "upcoming", search })).toEqual(["Zuleica Prates"]);
    }
    expect(await names({ view: "upcoming", search: "%" })).toEqual([]);
  });

  test("finds by first and last name, whatever stands between, and by words of both kinds", async () => {
    await take("Joana Teste Silva", { guestPhone: "(71) 95555-0888" });
    await take("Joana Souza");
    for (const search of ["joana silva", "silva joana", "joana 0888", "(71) 95555-0888"]) {
      expect(await names({ view: "upcoming", search })).toEqual(["Joana Teste Silva"]);
    }
    expect(await names({ view: "upcoming", search: "joana prates" })).toEqual([]);
  });

  test("names what the site has sold until she has seen it, and marks nothing itself", async () => {
    const { id } = await confirmed(app, "coqueiro");
    expect((await lia.api.listBookings({ view: "upcoming" })).newIds).toEqual([id]);
    expect((await lia.api.listBookings({ view: "upcoming" })).newIds).toEqual([id]);
    await lia.api.markBookingsSeen();
    expect((await lia.api.listBookings({ view: "upcoming" })).newIds).toEqual([]);
  });

  test("narrows to a room and to a channel", async () => {
    await take("Do portal", { listingId: "jangada", channel: "airbnb" });
    expect(await names({ view: "upcoming", listingId: "jangada" })).toEqual(["Do portal"]);
    expect(await names({ view: "upcoming", channel: "airbnb" })).toEqual(["Do portal"]);
  });

  test("finds a booking by any of its rooms, and names all of them", async () => {
    const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
    const stay = stayAhead(app, 320, 2);
    const id = await take("Dois quartos", { stay, listingId: "mar", otherRooms });
    const filter = { view: "upcoming", listingId: "coqueiro" } as const;
    expect(await names(filter)).toContain("Dois quartos");
    const csv = await lia.api.exportBookings(filter);
    expect(csv).toMatch(/;Dois quartos;[^\r]*;Quarto Mar \+ Quarto Coqueiro;2;/);
    const [, coqueiro] = (await lia.api.getBooking({ bookingId: id })).rooms;
    await lia.api.cancelStay({
      bookingId: id,
      stayId: coqueiro?.stayId ?? "",
      who: "guest",
      seen: 0,
    });
    expect(await names(filter)).not.toContain("Dois quartos");
    expect(await names({ ...filter, listingId: "mar" })).toContain("Dois quartos");
  });

  test("comes in pages that neither skip nor repeat", async () => {
    for (let more = 0; more < 5; more += 1) await take(`Página ${more}`);
    const today = todayIn("America/Bahia", app.deps.clock());
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listBookings(
        app.deps.db,
        { view: "upcoming", ...(after && { after }) },
        today,
        2,
      );
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    const whole = await lia.api.listBookings({ view: "upcoming" });
    expect(seen).toEqual(whole.rows.map(({ id }) => id));
  });

  test("counts what came in through the site since it was last looked at", async () => {
    expect(await lia.api.countNewBookings()).toBe(0);
    const { visit, checkoutId } = await held(app, "coqueiro");
    await pay(app, checkoutId);
    await visit.settle(checkoutId);
    expect(await lia.api.countNewBookings()).toBe(1);
    await lia.api.markBookingsSeen();
    expect(await lia.api.countNewBookings()).toBe(0);
  });
});

test("the export is a table whose texts cannot run as formulas", async () => {
  const stay = stayAhead(app, 300, 2);
  await take('=HYPERLINK("http://x")', { stay, listingId: "mar" });
  const csv = await lia.api.exportBookings({ view: "upcoming", listingId: "mar" });
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv.split("\r\n")[0]).toContain("Código;Hóspede");
});
