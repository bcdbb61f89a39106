import type { FaultApp } from "../app.ts";
import type { Answer, Asker } from "./asker.ts";

/** Tables that a visit may count in, or that the app's timer writes. */
const COUNTERS = ["door_tally", "operation_mark", "job_seen", "schema_migration"];

const TIMES = 3;
const MOST_HOPS = 4;

export type Scanned = {
  readonly told: readonly string[];
  readonly links: number;
  readonly requests: number;
  /** All responses: pages and URLs. */
  readonly seen: string;
};

/** Opens every link of every guest's mail, as mail scanners and previews do: nothing may change. */
export async function scanMails(app: FaultApp, asker: Asker): Promise<Scanned> {
  const links = linksIn(app, asker.url);
  const { rows: unsent } = await app.deps.pool.query(
    "select kind from mail where sent_at is null and kind not like 'owner-%'",
  );
  const before = await checksums(app);
  const mails = app.mail.messages().length;
  const answers: Answer[] = [];
  for (const link of links) answers.push(...(await scan(asker, link)));
  const after = await checksums(app);
  const changed = [...after].filter(([table, sum]) => before.get(table) !== sum);
  const told = [
    ...changed.map(([table]) => `scanning the links changed ${table}`),
    ...(app.mail.messages().length > mails ? ["scanning the links sent mails"] : []),
    ...answers
      .filter(({ status }) => status >= 500)
      .map(({ status }) => `a link answers ${status}`),
    ...answers.flatMap(unsafe),
    ...unsent.map(({ kind }) => `the mail ${kind} was not sent`),
    ...(links.length < 6 ? [`only ${links.length} links in the mails`] : []),
  ];
  const seen = answers.map(({ headers, text }) => `${headers.location ?? ""} ${text}`).join("\n");
  return { told, links: links.length, requests: answers.length, seen };
}

/** The referrer must not reach other sites, and the page must not be cached. */
function unsafe({ status, headers }: Answer): string[] {
  const isOwn = status === 303 || String(headers["content-type"]).startsWith("text/html");
  if (!isOwn || headers["set-cookie"] === undefined) return [];
  return [
    ...(headers["referrer-policy"] === "no-referrer" ? [] : ["a link lets its referrer out"]),
    ...(headers["cache-control"] === "no-store" ? [] : ["a link may be kept"]),
  ];
}

/** Links in guests' mails only: the owner's lead to the sign-in. */
function linksIn({ mail }: FaultApp, site: string): string[] {
  const texts = mail
    .messages()
    .filter(({ to }) => to.every(({ address }) => address?.endsWith("@exemplo.example")))
    .flatMap(({ html, text }) => [html ?? "", text ?? ""]);
  const found = texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>)]+/g) ?? []);
  const own = found
    .map((link) => link.replaceAll("&amp;", "&"))
    .filter((link) => link.startsWith(site));
  return [...new Set(own.map((link) => link.slice(site.length)))];
}

/** GET and HEAD, without cookies and with those that it sets; then every link on the page. */
async function scan(asker: Asker, link: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < TIMES; n++) {
    answers.push(await asker.ask(link, { method: "HEAD" }));
    answers.push(...(await follow(asker, link, false)), ...(await follow(asker, link, true)));
  }
  const [opened] = answers.filter(({ cookies }) => cookies.length > 0);
  const cookie = opened?.cookies.join("; ") ?? "";
  const page = answers.findLast(({ text }) => text.includes("<main"));
  for (const inner of new Set(hrefsIn(page?.text ?? ""))) {
    for (const method of ["GET", "HEAD", "GET"] as const) {
      answers.push(await asker.ask(inner, { method, cookie }));
    }
    answers.push(await asker.ask(inner));
  }
  return answers;
}

async function follow(asker: Asker, link: string, keepsCookies: boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  let [path, cookie]: [string | null, string] = [link, ""];
  for (let hop = 0; path && hop < MOST_HOPS; hop++) {
    const answer: Answer = await asker.ask(path, { cookie });
    answers.push(answer);
    if (keepsCookies) cookie = [cookie, ...answer.cookies].filter(Boolean).join("; ");
    const to: string | undefined = answer.headers.location;
    path = to === undefined ? null : to.replace(asker.url, "");
  }
  return answers;
}

function hrefsIn(html: string): string[] {
  const hrefs = [...html.matchAll(/\bhref="(\/[^"/#][^"#]*)/g)].map(([, path = ""]) => path);
  return hrefs
    .map((path) => path.replaceAll("&amp;", "&"))
    .filter((path) => !path.startsWith("/assets"));
}

async function tablesOf({ deps }: FaultApp): Promise<string[]> {
  const { rows } = await deps.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name).filter((name) => !COUNTERS.includes(name));
}

async function checksums(app: FaultApp): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const table of await tablesOf(app)) {
    const { rows } = await app.deps.pool.query(
      `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum from "${table}" as row`,
    );
    sums.set(table, rows[0].sum);
  }
  return sums;
}

/** Everything that is stored. */
export async function dump(app: FaultApp): Promise<string> {
  const texts: string[] = [];
  for (const table of await tablesOf(app)) {
    const { rows } = await app.deps.pool.query(`select row::text as line from "${table}" as row`);
    texts.push(...rows.map(({ line }) => line));
  }
  return texts.join("\n");
}
