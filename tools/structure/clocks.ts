import type { Sources } from "./complaints.ts";

const MACHINE = /\bDate\.now\b|\bnew Date\(\)/;
const DATABASE = /(?<![.\w])now\(\)|\bcurrent_(?:date|timestamp)\b/i;

type Readers = Readonly<Record<string, string>>;

/** Files that may read the machine's clock. All others are given the app's time, or a test's. */
const readers: Readers = {
  "sandbox/clock.ts": "the one place for tests",
  "src/server/make-deps.ts": "the app's clock",
  "src/server/owner/create-owner.cli.ts": "a command has no app",
  "src/server/owner/end-second-factor.cli.ts": "a command has no app",
  "src/server/privacy/guest.cli.ts": "a command has no app",
  "src/server/watch/tracing.ts": "how long a span took",
  "src/server/watch/open-tracing.ts": "how long a call took",
  "sample/seed.cli.ts": "a command has no app",
  "tests/support/browser/page-clock.ts": "the browser's own, to be shifted",
  "sandbox/start.ts": "the sandbox as a whole",
  "sandbox/provider/start.ts": "a stand-in by itself",
  "sandbox/channels/start.ts": "a stand-in by itself",
  "sandbox/mail/mail-store.ts": "mails are sorted by their arrival",
  "sandbox/provider/courier.ts": "who checks the signature reads it too",
};

/** Files whose statements may use the database's clock. */
const askers: Readers = {
  "src/server/queue/add-job.ts": "the queue goes by it",
  "src/server/bookings/write-hold.ts": "adds a job",
  "src/server/outbox/mark-mail.ts": "compared with the queue's rows",
  "src/server/outbox/resume-mails.ts": "compared with the queue's rows",
  "src/server/watch/read-facts.ts": "how late the queue is",
  "src/server/database/migrate.ts": "migrations run before the app",
};

/** Code that depends on the time must get it from the app; only the pages' own code is exempt. */
export function findClockReaders(sources: Sources, given = { readers, askers }): string[] {
  const files = [...sources].filter(([file]) => /\.tsx?$/.test(file));
  const product = files.filter(([file]) => file.startsWith("src/server/") && !isTest(file));
  const elsewhere = files.filter(([file]) => !isPage(file) && !file.startsWith("tools/"));
  return [
    ...wrong(elsewhere, MACHINE, given.readers, "reads the machine's clock"),
    ...wrong(product, DATABASE, given.askers, "goes by the database's clock"),
  ];
}

function wrong(
  files: readonly [string, string][],
  pattern: RegExp,
  listed: Readers,
  what: string,
): string[] {
  const found = files.filter(([, source]) => pattern.test(source)).map(([file]) => file);
  return [
    ...found.filter((file) => !(file in listed)).map((file) => `${file} ${what} (clocks.ts)`),
    ...Object.keys(listed)
      .filter((file) => !found.includes(file))
      .map((file) => `clocks.ts lists ${file}, which does not need it`),
  ];
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);
const isPage = (file: string) => file.startsWith("src/web/") && !isTest(file);
