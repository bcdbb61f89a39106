import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { helperAt } from "../../../tests/support/desks.ts";
import { enquired, enquiryWish } from "../../../tests/support/enquiries.ts";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import { proposalWish } from "../../../tests/support/proposals.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { Day } from "../../domain/day.ts";
import { retention } from "../../domain/retention.ts";
import { createGuestApi } from "../guest/guest-api.ts";
import { eraseGuest } from "../privacy/erase-guest.ts";
import { forgetOld } from "../privacy/forget-old.ts";
import { getProposal } from "../proposals/get-proposal.ts";
import { createTasks } from "../worker/run-jobs.ts";
import { findEnquiry } from "./list-enquiries.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const app = await openTestApp({ settings: { LIMITS: "true" } });
const { deps } = app;
const rui = await helperAt(app);

const visitor = (address: string = randomUUID()) =>
  createGuestApi(deps, guestCaller(null, address));
const listed = async (id: string) => {
  const { waiting, answered } = await rui.api.listEnquiries();
  return [...waiting, ...answered].find((enquiry) => enquiry.id === id);
};
const count = async (what: string) =>
  Number((await deps.pool.query(`select count(*) from ${what}`)).rows[0].count);
const jobs = () => count("graphile_worker.jobs where task_identifier = 'send-enquiry'");

describe("a request for nights", () => {
  test("is shown to the house as it was typed, and takes no night", async () => {
    const wish = enquiryWish(app, { name: "  Dora \n Pires " });
    const id = await enquired(app, wish);
    expect(await listed(id)).toMatchObject({
      ...{ stay: wish.stay, guests: wish.rooms[0]?.guests, isAnswered: false, proposalId: null },
      ...{ name: "Dora Pires", phone: wish.phone },
      rooms: [{ ...wish.rooms[0], name: "Quarto Mar" }],
    });
    expect(await count("occupied_nights")).toBe(0);
    expect(await count("booking")).toBe(0);
  });

  test("is mailed to the house", async () => {
    const id = await enquired(app, enquiryWish(app, { name: "Zita Nogueira" }));
    await createTasks(deps)["send-enquiry"]?.({ enquiryId: id }, { job: {} } as never);
    const mail = app.mail.messages().at(-1);
    expect(mail?.subject).toContain("Pedido de datas");
    expect(mail?.text).toContain("Zita Nogueira");
    expect(mail?.text).toContain("(73) 95555-0177");
  });

  test("sent twice is one, and another one under its key is refused", async () => {
    const [key, wish] = [newKey(), enquiryWish(app)];
    const before = await count("enquiry");
    await Promise.all([visitor().enquire(key, wish), visitor().enquire(key, wish)]);
    await visitor().enquire(key, wish);
    await expect(visitor().enquire(key, { ...wish, name: "Outra Pessoa" })).rejects.toThrow(
      "sent-otherwise",
    );
    expect(await count("enquiry")).toBe(before + 1);
  });

  test.each([
    ["a first name only", { name: "Dora" }, "name"],
    ["a link for a name", { name: "Veja mau.example/pix" }, "name"],
    ["half a phone", { phone: "95555-0177" }, "phone"],
    ["a link for a phone", { phone: "7395555017 mau.example/p" }, "phone"],
  ])("with %s is refused for that field", async (_, changes, field) => {
    const asked = visitor().enquire(newKey(), enquiryWish(app, changes));
    await expect(asked).rejects.toMatchObject({ code: "invalid-request", details: { field } });
  });

  test("from abroad needs a country code, for it is the only way to answer", async () => {
    const abroad = createGuestApi(deps, {
      ...guestCaller(null, randomUUID()),
      language: "en-US" as const,
    });
    const ask = (phone: string) => abroad.enquire(newKey(), enquiryWish(app, { phone }));
    await expect(ask("1 415 555 0100")).rejects.toMatchObject({ details: { field: "phone" } });
    await ask("+1 415 555 0100");
  });

  test("for nights that are sold, or over, is refused", async () => {
    const { stay } = await confirmed(app, "mar");
    const taken = visitor().enquire(newKey(), enquiryWish(app, { stay }));
    await expect(taken).rejects.toThrow("nights-taken");
    const past = { checkIn: "2001-01-01" as Day, checkOut: "2001-01-03" as Day };
    const over = visitor().enquire(newKey(), enquiryWish(app, { stay: past }));
    await expect(over).rejects.toThrow("stay-past");
  });

  test.each([
    ["a room that there is not", "castelo", 2, "listing-unknown"],
    ["more people than the room takes", "mar", 9, "too-many-guests"],
  ])("for %s is refused", async (_, listingId, adults, code) => {
    const rooms = [{ listingId, guests: { adults, childrenUpTo12: 0, childrenAbove12: 0 } }];
    await expect(visitor().enquire(newKey(), enquiryWish(app, { rooms }))).rejects.toThrow(code);
  });

  test("is limited per caller, and mails in all, so that nobody floods the house", async () => {
    const [place, wish] = [randomUUID(), enquiryWish(app)];
    for (let sent = 0; sent < 6; sent++) await visitor(place).enquire(newKey(), wish);
    const more = visitor(place).enquire(newKey(), wish);
    await expect(more).rejects.toThrow("too-many-requests");
    for (let sent = 0; sent < 30; sent++) await visitor().enquire(newKey(), wish);
    expect(await jobs()).toBe(20);
    const newest = await enquired(app, wish);
    const { waiting, waitingCount } = await rui.api.listEnquiries();
    expect(waiting[0]?.id).toBe(newest);
    expect(waitingCount).toBeGreaterThan(waiting.length);
    for (let sent = 0; sent < 60; sent++) {
      await visitor()
        .enquire(newKey(), wish)
        .catch(() => {});
    }
    const flood = visitor().enquire(newKey(), wish);
    await expect(flood).rejects.toThrow("too-many-requests");
    app.passTime(HOUR);
    await visitor().enquire(newKey(), wish);
  });

  test("repeated after the limit is told what was true: it was sent", async () => {
    const [place, key, wish] = [randomUUID(), newKey(), enquiryWish(app)];
    for (let sent = 0; sent < 10; sent++) await visitor(place).enquire(key, wish);
  });
});

describe("its answer", () => {
  test("is a proposal for it, whose chat goes to who asked", async () => {
    const id = await enquired(app, enquiryWish(app));
    const { stay, rooms } = (await rui.api.getEnquiry({ enquiryId: id })) ?? enquiryWish(app);
    const wish = proposalWish(app, { stay, rooms, enquiryId: id });
    const proposalId = await rui.api.makeProposal(wish);
    expect(await listed(id)).toMatchObject({ isAnswered: true, proposalId });
    const again = await rui.api.makeProposal({ ...wish, label: "outra vez" });
    await rui.api.markEnquiry({ enquiryId: id, isAnswered: false });
    for (const one of [proposalId, again]) {
      expect(await rui.api.getProposal({ proposalId: one })).toMatchObject({
        ...{ enquiryId: id, chatNumber: "5573955550177" },
      });
    }
    const other = await rui.api.makeProposal(proposalWish(app, { enquiryId: "nowhere" }));
    expect(await rui.api.getProposal({ proposalId: other })).toMatchObject({ chatNumber: null });
  });

  test("may be given by hand, and taken back", async () => {
    const id = await enquired(app, enquiryWish(app));
    const mark = (isAnswered: boolean) => rui.api.markEnquiry({ enquiryId: id, isAnswered });
    await mark(true);
    app.passTime(6 * DAY);
    await mark(true);
    expect(await listed(id)).toMatchObject({ isAnswered: true });
    await mark(false);
    expect(await listed(id)).toMatchObject({ isAnswered: false });
    await mark(true);
    app.passTime(8 * DAY);
    expect(await listed(id)).toBeUndefined();
  });
});

test("a request is dropped by hand, and with a guest who is erased", async () => {
  const dropped = await enquired(app, enquiryWish(app));
  await rui.api.dropEnquiry({ enquiryId: dropped });
  expect(await findEnquiry(deps.db, dropped)).toBeUndefined();
  const { id } = await confirmed(app, "mar", { phone: "+5573955550188" });
  const [hers, others] = [
    await enquired(app, enquiryWish(app, { phone: "73 95555-0188" })),
    await enquired(app, enquiryWish(app, { phone: "73 95555-0189" })),
  ];
  app.passTime(500 * DAY);
  await eraseGuest(deps, id, { actor: "person:dona", source: "admin" });
  expect(await findEnquiry(deps.db, hers)).toBeUndefined();
  expect(await findEnquiry(deps.db, others)).toBeDefined();
});

test("a request goes on its day, answered or not, and its proposal stays", async () => {
  const id = await enquired(app, enquiryWish(app));
  const proposalId = await rui.api.makeProposal(proposalWish(app, { enquiryId: id }));
  app.passTime(retention.enquiry.days * DAY - HOUR);
  await forgetOld(deps);
  expect(await findEnquiry(deps.db, id)).toBeDefined();
  app.passTime(HOUR);
  await forgetOld(deps);
  expect(await findEnquiry(deps.db, id)).toBeUndefined();
  expect(await getProposal(deps, proposalId, "Rui")).toMatchObject({ chatNumber: null });
});
