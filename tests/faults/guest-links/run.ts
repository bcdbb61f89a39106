import { balanceUrl, guestPageUrl } from "../../../src/contract/page-urls.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { Canaries } from "../canaries/canaries.ts";
import { watchApp } from "../canaries/watched-app.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { until } from "../until.ts";
import { Asker } from "./asker.ts";
import { type Guests, inviteGuests, untilQuiet } from "./guests.ts";
import { linkHistories } from "./histories.ts";
import { besiege } from "./lost-links.ts";
import { listenTo } from "./outgoing.ts";
import { guessProposals } from "./proposal-codes.ts";
import { dump, scanMails } from "./scanner.ts";
import { compareTimes } from "./timing.ts";
import { tryGuesses } from "./try-guesses.ts";

type Size = {
  readonly guesses: number;
  /** Histories of one booking each. */
  readonly histories: number;
  /** Requests of each kind that are timed, at least. */
  readonly timed: number;
  /** Addresses that ask for lost links. */
  readonly places: number;
};

/** As in production: limits on, behind one trusted proxy. */
const settings = { LIMITS: "true", TRUSTED_PROXIES: "127.0.0.1" };

/** The links of guests: none can be guessed, mail scanners change nothing, and no secret leaks. */
export async function guestLinks(app: FaultApp, size: Size, random: Random): Promise<Finding> {
  const outgoing = await listenTo(app.payments.url);
  const surroundings = { smtpUrl: app.mail.smtpUrl, paymentsUrl: outgoing.url, settings };
  const guests = await inviteGuests(app);
  const watched = await watchApp(app, surroundings);
  const asker = new Asker(watched.url);
  await untilQuiet(app);
  await until(() => hasReconciled(app), 60_000);
  await untilQuiet(app);

  const scanned = await scanMails(app, asker);
  const opened = await tryGuesses(app, asker, guests, size.guesses, random);
  const proposals = await guessProposals(app, asker, size.guesses, random);
  const timing = await compareTimes(watched.url, guests, size.timed, random);
  const besieged = await besiege(app, asker, guests, size.places, random);
  const histories = await linkHistories(app, size.histories, random);
  await payByLinks(app, asker, guests);
  const stored = await dump(app);
  asker.close();
  const places = { ...(await watched.tellAll()), stored, seen: scanned.seen };
  const told = [
    ...scanned.told,
    ...opened,
    ...proposals,
    ...timing.told,
    ...besieged.told,
    ...histories,
    ...secretsIn({ ...places, outgoing: outgoing.said() }, guests, random),
  ];
  outgoing.close();
  const note = [
    ...[...new Set(told)].slice(0, 8),
    `${size.guesses} guesses of links, and of codes of proposals`,
    `${size.histories} histories of links`,
    timing.note,
    `${besieged.asked} wishes for links from ${size.places} places`,
    `${scanned.links} links of mails scanned by ${scanned.requests} requests`,
  ];
  const trials = 2 * size.guesses + size.histories + besieged.asked + scanned.requests;
  return { trials, failures: told.length, note: note.join("; ") };
}

/** A run of our own: the late fees of one that the app's timer began would count as changes. */
async function hasReconciled({ deps }: FaultApp): Promise<boolean> {
  if (!(await reconcile(deps))) return false;
  const { rows } = await deps.pool.query(
    "select 1 from payment where fee is null and means = 'online'",
  );
  return rows.length === 0;
}

/** She pays by her link; then her booking cannot be read, and the error must not quote the link. */
async function payByLinks(app: FaultApp, asker: Asker, { linked }: Guests): Promise<void> {
  const { pool } = app.deps;
  for (const { row, secret } of linked) {
    const cookie = `reserva-${row.code}=${secret}`;
    await asker.post(balanceUrl(row.code), {}, { cookie });
  }
  await pool.query("alter table booking rename to booking_away");
  for (const { row, secret } of linked) {
    const cookie = `reserva-${row.code}=${secret}`;
    await asker.ask(`/reserva/${row.code}/${secret}`);
    await asker.ask(guestPageUrl(row.code), { cookie });
    await asker.post(balanceUrl(row.code), {}, { cookie });
  }
  await pool.query("alter table booking_away rename to booking");
}

/** The secrets of the links, the renewed one's too, appear only in mails and cookies. */
function secretsIn(places: Record<string, string>, guests: Guests, random: Random): string[] {
  const canaries = new Canaries(random);
  for (const { secret } of guests.linked) canaries.adopt("token", secret);
  canaries.adopt("token", guests.renewed.before);
  const found = Object.entries(places)
    .filter(([, text]) => canaries.foundIn(text).length > 0)
    .map(([place]) => `a link's secret in ${place}`);
  // An output that was not captured proves nothing.
  const empty = Object.entries(places)
    .filter(([, text]) => text.trim() === "")
    .map(([place]) => `nothing was captured of ${place}`);
  const isQuiet = !places.log?.includes('"level":50');
  return [...found, ...empty, ...(isQuiet ? ["no error was logged"] : [])];
}
