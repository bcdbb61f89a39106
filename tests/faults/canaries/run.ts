import { control } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { until } from "../until.ts";
import { askEverything, bookAndPay, type Scene } from "./as-guest.ts";
import { fillEveryForm, hireOwner, knock, type Owner } from "./as-owner.ts";
import { Canaries, kinds } from "./canaries.ts";
import { REFUSED } from "./mail-server.ts";
import { type WatchedApp, watchApp } from "./watched-app.ts";

const FEWEST = 200;

/**
 * G16: what people type, and the secrets they are given, turn up in no log line, redirect, figure,
 * trace or job.
 */
export async function canaries(
  app: FaultApp,
  random: Random,
  { thorough }: { thorough: boolean },
): Promise<Finding> {
  const watched = await watchApp(app);
  const scene: Scene = { app, url: watched.url, canaries: new Canaries(random), locations: [] };
  const owner = await hireOwner(scene);

  await askEverything(scene);
  for (let n = 0; n < 4; n++) await bookAndPay(scene, scene.canaries.plant("email"));
  for (let n = 0; n < 3; n++) await bookAndPay(scene, REFUSED + scene.canaries.plant("email"));
  await bookAndPay(scene, scene.canaries.plant("email"), false);
  await knock(scene, owner);
  await adoptLinks(scene, watched);
  const forms = await fillEveryForm(scene, owner, thorough);
  await breakThings(scene, owner);
  await until(() => mailsWereTried(app), 30_000);

  return judge(scene, { ...(await watched.tellAll()), address: scene.locations.join("\n") }, forms);
}

/** The mailed link to set a password is a secret. */
async function adoptLinks({ canaries: all }: Scene, { mails }: WatchedApp): Promise<void> {
  const link = /\/admin\/senha#(?:=\r?\n)?([\w=\r\n-]{16,80})/;
  await until(async () => mails.some((mail) => link.test(mail)), 20_000);
  for (const mail of mails) {
    const [, token] = link.exec(mail.replaceAll(/=\r?\n/g, "")) ?? [];
    if (token) all.adopt("token", token);
  }
}

async function mailsWereTried({ deps }: FaultApp): Promise<boolean> {
  const { rows } = await deps.pool.query(
    "select 1 from graphile_worker.jobs where task_identifier = 'send-mail' and attempts = 0",
  );
  return rows.length === 0;
}

function judge(scene: Scene, places: Record<string, string>, forms: number): Finding {
  const { planted } = scene.canaries;
  const found = Object.entries(places).flatMap(([place, text]) =>
    scene.canaries.foundIn(text).map(({ kind }) => `${kind} in ${place}`),
  );
  // An output that was not captured, or a kind that was never typed, would prove nothing.
  const empty = Object.entries(places)
    .filter(([, text]) => text.trim() === "")
    .map(([name]) => name);
  const untyped = kinds.filter((kind) => planted.every((one) => one.kind !== kind));
  const errors = places.log?.split("\n").filter((line) => line.includes('"level":50')).length ?? 0;
  const lacking = [
    ...empty,
    ...untyped,
    ...(planted.length < FEWEST || errors === 0 ? ["enough"] : []),
  ];
  const sizes = Object.entries(places).map(([name, text]) => `${name} ${text.length}`);
  const note = [
    `${forms} forms filled, ${errors} errors logged, characters read: ${sizes.join(", ")}`,
    ...(found.length > 0 ? [`found ${[...new Set(found)].join(", ")}`] : []),
    ...(lacking.length > 0 ? [`LACKING ${lacking.join(", ")}`] : []),
  ].join("; ");
  return { trials: planted.length, failures: found.length + lacking.length, note };
}

/** The same canaries while things fail, because errors quote the values they refuse. */
async function breakThings(scene: Scene, owner: Owner): Promise<void> {
  const { app, canaries } = scene;
  const { pool } = app.deps;
  // PostgreSQL's error detail contains the whole row.
  await pool.query(
    "alter table booking add constraint no_guests check (guest_name is null) not valid",
  );
  for (let n = 0; n < 3; n++) await bookAndPay(scene, canaries.plant("email"));
  await pool.query("alter table booking drop constraint no_guests");

  await control(app, "faults", { path: "*", mode: "error_before", times: 6 });
  for (let n = 0; n < 2; n++) await bookAndPay(scene, canaries.plant("email")).catch(() => {});
  await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });

  // Tables are gone in the middle of requests.
  await pool.query("alter table booking rename to booking_away");
  await pool.query("alter table property rename to property_away");
  await fillEveryForm(scene, owner, false).catch(() => 0);
  await pool.query("alter table booking_away rename to booking");
  await pool.query("alter table property_away rename to property");
}
