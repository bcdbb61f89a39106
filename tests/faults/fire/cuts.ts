import { setTimeout as sleep } from "node:timers/promises";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { Line } from "./line.ts";
import { openLink } from "./link.ts";
import { type OwnApp, withOwnApps } from "./own-apps.ts";
import { type Fire, underFire } from "./under-fire.ts";

const GUESTS = 6;
const LULL_MS = 300;
/** A frozen mail uses up its timeout, so freezes are the rarest, as in reality. */
const HARMS = ["cut", "cut", "cut", "half-close", "half-close", "refuse", "freeze"] as const;

/** G4: the lines to database, provider and mail server are cut and frozen, while guests book. */
export async function cuts(app: FaultApp, count: number, random: Random): Promise<Finding> {
  const addresses = [app.deps.config.DATABASE_URL, app.payments.url, app.mail.smtpUrl];
  const links = await Promise.all(
    addresses.map((url) => openLink(Number(new URL(url).port), random)),
  );
  const [database = "", payments = "", smtp = ""] = addresses.map((url, index) =>
    through(url, links[index]?.port ?? 0),
  );
  const around = { database, payments, smtp };
  const finding = await withOwnApps(app, 1, around, ([own]) => {
    const { url, deaths } = own as OwnApp;
    const burn: Fire["burn"] = async () => {
      let left = count;
      await Promise.all(
        links.map(async (link) => {
          while (left-- > 0) {
            await sleep(random.below(LULL_MS));
            await link.harm(random.pick(HARMS));
          }
        }),
      );
      const wrong = deaths() > 0 ? [`the app itself died ${deaths()} times`] : [];
      return {
        trials: count,
        wrong,
        note: "database, payment and mail links cut, frozen, refused",
      };
    };
    return underFire({ app, line: new Line(), url: () => url }, { width: GUESTS, random, burn });
  });
  for (const link of links) link.close();
  return finding;
}

function through(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
