import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { sendMail } from "../mail/send-mail.ts";
import { pauseAfter } from "./note-look.ts";
import { syncDueFeed } from "./sync-feed.ts";
import { watchFeeds } from "./watch-feeds.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

/** Runs the minute job directly, without the queue. A silent portal is not waited for long. */
async function passMinutes(minutes: number, timeLimitMs = 100): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.passTime(MINUTE);
    await watchFeeds(deps);
    const feeds = await deps.db.selectFrom("channel_feed").select("id").execute();
    for (const { id } of feeds) await syncDueFeed(deps, id, { timeLimitMs });
  }
}

async function sendOwedMails(): Promise<void> {
  const owed = await deps.db.selectFrom("mail").select("id").where("sent_at", "is", null).execute();
  for (const { id } of owed) await sendMail(deps, id);
}

const mailsAbout = (words: string) =>
  app.mail.messages().filter(({ subject }) => subject.includes(words));

test("a portal that is silent for two hours is told of once: panel, alert and mail", async () => {
  const { airbnb } = app.channels;
  const feed = await connectFeed(app, "coqueiro", "airbnb", airbnb.feedUrl("coqueiro"));
  airbnb.sell("coqueiro", freshStay(app));
  await passMinutes(1, 10_000);
  const nights = await importedNights(app, feed.id);
  airbnb.mode("silent");

  await passMinutes(59);
  expect((await lia.api.listFeeds()).map(({ silent }) => silent)).toEqual([false]);
  expect((await lia.api.today()).alerts).toEqual([]);

  await passMinutes(61);
  await sendOwedMails();
  const [seen] = await lia.api.listFeeds();
  expect(seen).toMatchObject({ silent: true, answer: "too-slow", stays: 1, nights: 3 });
  expect((seen?.triedAt ?? 0) - (seen?.answeredAt ?? 0)).toBeGreaterThan(60 * MINUTE);
  const { alerts } = await lia.api.today();
  expect(alerts).toMatchObject([
    { kind: "channel-silent", subject: feed.id, portal: { listingName: "Quarto Coqueiro" } },
  ]);
  expect(mailsAbout("não sincroniza")).toHaveLength(1);
  expect(mailsAbout("não sincroniza")[0]?.subject).toBe("Airbnb não sincroniza: Quarto Coqueiro");
  expect(await importedNights(app, feed.id)).toEqual(nights);

  await lia.api.dismissAlert({ alertId: alerts[0]?.id ?? "" });
  await passMinutes(60);
  await sendOwedMails();
  expect((await lia.api.today()).alerts).toEqual([]);
  expect(mailsAbout("não sincroniza")).toHaveLength(1);

  airbnb.mode("normal");
  await passMinutes(61);
  expect((await lia.api.listFeeds())[0]).toMatchObject({ silent: false, answer: "read" });
  await lia.api.removeFeed({ feedId: feed.id });
});

test("while a portal is silent, the next 60 days are closed to visitors if the owner wants so", async () => {
  const [inside, beyond] = [stayAhead(app, 57, 3), stayAhead(app, 61, 3)];
  await lia.api.closeWhenSilent({ listingId: "farol", closes: true });
  const feed = await connectFeed(app, "farol");
  await says(app, feed.id, []);
  expect((await new Visit(app).book("farol", stayAhead(app, 3, 2))).statusCode).toBe(200);
  await deps.db
    .updateTable("channel_feed")
    .set({ next_try_at: new Date(deps.clock() + 24 * 60 * MINUTE) })
    .execute();
  await passMinutes(61);
  expect((await new Visit(app).book("farol", inside)).statusCode).toBe(409);
  expect((await new Visit(app).book("casa-inteira", inside)).statusCode).toBe(409);
  expect((await new Visit(app).book("farol", beyond)).statusCode).toBe(200);
  expect((await new Visit(app).book("mar", inside)).statusCode).toBe(200);
  const search = `/quartos/listarQuartos?startDate=${inside.checkIn}&endDate=${inside.checkOut}`;
  const found = (await new Visit(app).get(search)).json() as { id: string }[];
  expect(found.map(({ id }) => id)).not.toContain("farol");
  await says(app, feed.id, []);
  expect((await new Visit(app).book("farol", inside)).statusCode).toBe(200);
});

test("a calendar that comes back empty is asked as often as before, and told of in its own words", async () => {
  const { booking } = app.channels;
  const feed = await connectFeed(app, "mar", "booking", booking.feedUrl("mar"));
  booking.sell("mar", freshStay(app));
  await passMinutes(1, 10_000);
  booking.mode("empty");
  await passMinutes(75);
  await sendOwedMails();
  const [seen] = (await lia.api.listFeeds()).filter(({ id }) => id === feed.id);
  expect(seen).toMatchObject({ answer: "empty", stays: 1 });
  expect((seen?.nextTryAt ?? 0) - (seen?.triedAt ?? 0)).toBeLessThan(12 * MINUTE);
  expect(mailsAbout("vem vazio")).toHaveLength(1);
  booking.mode("normal");
});

test("a calendar that fails is asked less and less often, up to once an hour", () => {
  const minutes = [1, 2, 3, 4, 9].map((failures) => pauseAfter(failures, 0.5) / MINUTE);
  expect(minutes).toEqual([10, 20, 40, 60, 60]);
  expect(pauseAfter(1, 0)).toBeLessThan(pauseAfter(1, 1));
});
