import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { helperAt } from "../../../tests/support/desks.ts";
import { enquired, enquiryWish } from "../../../tests/support/enquiries.ts";
import { guestCaller } from "../../../tests/support/guest-caller.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import { proposalWish } from "../../../tests/support/proposals.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { retention } from "../../domain/retention.ts";
import { createGuestApi } from "../guest/guest-api.ts";
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
const listed = async (id: string) =>
  (await rui.api.listEnquiries()).find((enquiry) => enquiry.id === id);
const count = async (what: string) =>
  Number((await deps.pool.query(`select count(*) from ${what}`)).rows[0].count);
const jobs = () => count("graphile_worker.jobs where task_identifier = 'send-enquiry'");

describe("a request for nights", () => {
  test("is shown to the house as it was typed, and takes no night", async () => {
    const wish = enquiryWish(app, { name: "  Dora \n Pires " });
    const id = await enquired(app, wish);
    expect(await listed(id)).toMatchObject({
      ...{ stay: wish.stay, rooms: wish.rooms, guests: wish.rooms[0]?.guests, isAnswered: false },
      ...{ name: "Dora Pires", phone: wish.phone, roomNames: ["Quarto Mar"] },
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
  ])("with %s is refused for that field", async (_, changes, field) => {
    const asked = visitor().enquire(newKey(), enquiryWish(app, changes));
    await expect(asked).rejects.toMatchObject({ code: "invalid-request", details: { field } });
  });

  test.each([
    ["a room that there is not", "castelo", 2, "listing-unknown"],
    ["more people than the room takes", "mar", 9, "too-many-guests"],
  ])("for %s is refused", async (_, listingId, adults, code) => {
    const rooms = [{ listingId, guests: { adults, childrenUpTo12: 0, childrenAbove12: 0 } }];
    await expect(visitor().enquire(newKey(), enquiryWish(app, { rooms }))).rejects.toThrow(code);
  });

  test("is limited per caller, and mails in all, so that nobody floods the house", async () => {
    const place = randomUUID();
    for (let sent = 0; sent < 6; sent++) await visitor(place).enquire(newKey(), enquiryWish(app));
    const more = visitor(place).enquire(newKey(), enquiryWish(app));
    await expect(more).rejects.toThrow("too-many-requests");
    for (let sent = 0; sent < 20; sent++) await visitor().enquire(newKey(), enquiryWish(app));
    expect(await jobs()).toBe(20);
  });
});

describe("its answer", () => {
  test("is a proposal for it, whose chat goes to who asked", async () => {
    const id = await enquired(app, enquiryWish(app));
    const { stay, rooms } = (await rui.api.getEnquiry({ enquiryId: id })) ?? enquiryWish(app);
    const wish = proposalWish(app, { stay, rooms, enquiryId: id });
    const proposalId = await rui.api.makeProposal(wish);
    expect(await listed(id)).toMatchObject({ isAnswered: true });
    expect(await rui.api.getProposal({ proposalId })).toMatchObject({
      chatNumber: "5573955550177",
    });
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
