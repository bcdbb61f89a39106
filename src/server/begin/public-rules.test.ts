import { describe, expect, test } from "vitest";
import {
  bookingOf,
  confirmed,
  freshStay,
  held,
  ledgerOf,
  paid,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay, Visit } from "../../../tests/support/visit.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightsOf } from "../../domain/stay.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { sendMail } from "../mail/send-mail.ts";
import { toSessionParams } from "../payments/stripe/session.ts";

const app = await openTestApp({ settings: { PIX: "true" } });
const { deps } = app;

async function reservedDays(room: string): Promise<Day[]> {
  return (await new Visit(app).get(`/quartos/listarDiasReservadosPorQuarto/${room}`)).json();
}

describe("reserved days", () => {
  test("R5.01 the nights of a confirmed booking are reserved, its check-out is not", async () => {
    const { stay } = await confirmed(app);
    const days = await reservedDays("mar");
    expect(days).toEqual(expect.arrayContaining(nightsOf(stay)));
    expect(days).not.toContain(stay.checkOut);
  });

  test("R5.03 the nights of an owner's block are reserved", async () => {
    const stay = freshStay(app);
    const cause = { actor: "person:lia", source: "admin" } as const;
    await blockNights(deps, { listingId: "farol", stay, note: "pintura" }, cause);
    expect(await reservedDays("farol")).toEqual(expect.arrayContaining(nightsOf(stay)));
  });

  test("R11.01 R11.02 nights are reserved before any payment, and another's session is refused", async () => {
    const { stay, room } = await held(app);
    expect(await reservedDays(room)).toEqual(expect.arrayContaining(nightsOf(stay)));
    const sessions = app.payments.ledger().length;
    const refused = await new Visit(app).book(room, stay);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).not.toHaveProperty("client_secret");
    expect(app.payments.ledger()).toHaveLength(sessions);
  });

  test("R22.03 a forged cookie gives no access to a hold", async () => {
    const { visit, stay, room } = await held(app);
    const thief = new Visit(app);
    const [name, value = ""] = visit.cookie.split("=");
    thief.cookie = `${name}=${value.split(".")[0]}.forged`;
    expect((await thief.book(room, stay)).statusCode).toBe(409);
    await thief.post("/payment/release-checkout");
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
  });
});

describe("nights that are the visitor's own", () => {
  test("asked for again after paying they are refused with the code of her booking", async () => {
    const { visit, stay, room, id } = await confirmed(app);
    const [booking] = (await deps.pool.query("select code from booking where id = $1", [id])).rows;
    const again = await visit.book(room, stay);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: "nights-taken", bookingCode: booking.code });
    const inPart = await visit.book(room, { ...stay, checkIn: addDays(stay.checkIn, 1) });
    expect(inPart.json()).toMatchObject({ bookingCode: booking.code });
  });

  test("a payment of which nobody has told us yet is found, and named too", async () => {
    const { visit, stay, room, checkoutId } = await paid(app);
    const again = await visit.book(room, stay);
    expect(again.statusCode).toBe(409);
    expect(again.json().bookingCode).toBe((await bookingOf(app, checkoutId)).code);
  });

  test("nobody is told of another's booking, nor of her own when it is cancelled", async () => {
    const { visit, stay, room, id } = await confirmed(app);
    const stranger = new Visit(app);
    expect((await stranger.book("farol", freshStay(app))).statusCode).toBe(200);
    const refused = await stranger.book(room, stay);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).not.toHaveProperty("bookingCode");
    await deps.pool.query("update booking set state = 'cancelled' where id = $1", [id]);
    expect((await visit.book(room, stay)).json()).not.toHaveProperty("bookingCode");
  });
});

describe("same-day turnover", () => {
  test("R6.05 once it is on, a stay may end on the day another begins", async () => {
    const { stay } = await held(app, "coqueiro");
    const before = { checkIn: addDays(stay.checkIn, -1), checkOut: stay.checkIn };
    expect((await new Visit(app).book("coqueiro", before)).statusCode).toBe(409);
    await deps.pool.query("update property set same_day_turnover = true");
    expect((await new Visit(app).book("coqueiro", before)).statusCode).toBe(200);
    await deps.pool.query("update property set same_day_turnover = false");
  });

  test("R6.06 on or off, the database refuses two stays with a night in common", async () => {
    for (const on of [true, false]) {
      await deps.pool.query("update property set same_day_turnover = $1", [on]);
      const { id } = await held(app, "jangada");
      const again = `insert into occupied_nights (physical_room_id, stay, kind, booking_id)
                     select physical_room_id, stay, kind, booking_id from occupied_nights
                     where booking_id = $1`;
      await expect(deps.pool.query(again, [id])).rejects.toMatchObject({
        constraint: "nights_never_overlap",
      });
    }
  });
});

describe("money", () => {
  test("R8.02 card, session, booking record and mail give the same total for the same stay", async () => {
    const stay = freshStay(app);
    const search = `startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=2&rooms=1`;
    const cards = (await new Visit(app).get(`/quartos/listarQuartos?${search}`)).json();
    const card = cards.find(({ _id }: { _id: string }) => _id === "mar");
    const visit = new Visit(app);
    const session = (await visit.book("mar", stay)).json();
    await pay(app, session.checkoutId, { email: "soma@exemplo.example" });
    const record = (await visit.settle(session.checkoutId)).json();
    const { id } = await bookingOf(app, session.checkoutId);
    const mails = await deps.db
      .selectFrom("mail")
      .select("id")
      .where("booking_id", "=", id)
      .execute();
    for (const mail of mails) await sendMail(deps, mail.id);
    const mail = app.mail.messages().find(({ to }) => to[0]?.address === "soma@exemplo.example");
    expect([card.total, session.total, record.total]).toEqual([2670, 2670, 2670]);
    expect(ledgerOf(app, session.checkoutId)?.amount_captured).toBe(267_000);
    expect(mail?.text).toContain(formatMoney(267_000, "pt-BR"));
  });

  test("R8.03 every amount in the database is a whole number of centavos", async () => {
    const { rows } = await deps.pool.query<{ name: string; type: string }>(
      `select table_name || '.' || column_name as name, data_type as type
       from information_schema.columns
       where table_schema = 'public' and column_name ~ '(price|total|amount|_12|^fee|^rise|^listed)$'`,
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ type }) => type !== "integer")).toEqual([]);
  });
});

describe("the checkout session", () => {
  const order = {
    sessionId: "b",
    bookingId: "b",
    purpose: "booking",
    provider: "stripe",
    means: "card",
    payer: null,
    mostInstallments: 12,
    title: "Quarto Mar",
    lines: [],
    language: "pt-BR",
    facts: {},
    expiresAt: new Date(0),
    keptUntil: new Date(600_000),
    returnUrl: "https://x",
  } as const;

  test("R14.01 allows card only, and Pix once it is switched on", () => {
    const both = toSessionParams({ ...order, means: "card-or-pix" });
    expect(toSessionParams(order).allowed_payment_method_types).toEqual(["card"]);
    expect(both.allowed_payment_method_types).toEqual(["card", "pix"]);
    expect(toSessionParams(order).payment_method_options).toBeUndefined();
  });

  test("R42.01 asks for e-mail, name and phone, and the booking keeps them", async () => {
    const params = toSessionParams(order);
    expect(params.name_collection).toEqual({ individual: { enabled: true } });
    expect(params.phone_number_collection).toEqual({ enabled: true });
    const { checkoutId } = await confirmed(app, "mar", {
      name: "Rosa Dias",
      email: "rosa@exemplo.example",
      phone: "+5571955550199",
    });
    expect(await bookingOf(app, checkoutId)).toMatchObject({
      guest_name: "Rosa Dias",
      guest_email: "rosa@exemplo.example",
      guest_phone: "+5571955550199",
    });
  });
});

test("R36.01 POST /reservas answers 200, 202, 402, 404, 409 and 410, and no GET changes a row", async () => {
  const ok = await confirmed(app);
  const open = await held(app);
  const pending = await held(app);
  await pay(app, pending.checkoutId, { method: "pix" });
  const ended = await held(app);
  await control(app, `sessions/${ended.checkoutId}/expire`);
  const lost = await paid(app, "farol");
  await deps.pool.query("delete from occupied_nights where booking_id = $1", [lost.id]);
  await deps.pool.query("update booking set state = 'expired' where id = $1", [lost.id]);
  await new Visit(app).book("farol", lost.stay);

  const snapshot = async () =>
    (
      await deps.pool.query(
        "select id, xmin::text from booking union all select id, xmin::text from mail order by 1",
      )
    ).rows;
  const before = await snapshot();
  for (const { checkoutId } of [ok, open, pending, ended, lost]) {
    await new Visit(app).get(`/reservas/${checkoutId}/calendario.ics`);
    await new Visit(app).get(`/reservas?checkoutId=${checkoutId}`);
  }
  expect(await snapshot()).toEqual(before);

  const answer = async (id: string) => (await new Visit(app).settle(id)).statusCode;
  expect(await answer(ok.checkoutId)).toBe(200);
  expect(await answer(pending.checkoutId)).toBe(202);
  expect(await answer(open.checkoutId)).toBe(402);
  for (const id of ["cs_test_unknown", "\ud800", "🏖️", "../refunds"]) {
    expect(await answer(id)).toBe(404);
  }
  expect(await answer(lost.checkoutId)).toBe(409);
  expect(await answer(ended.checkoutId)).toBe(410);
});
