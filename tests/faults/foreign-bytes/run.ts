import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { freePort } from "../../../sandbox/free-port.ts";
import { homeUrl, namedListingUrl } from "../../../src/contract/page-urls.ts";
import { LARGEST_PICTURE } from "../../../src/server/http/picture-route.ts";
import { takePix } from "../../support/hand-pix.ts";
import type { FaultApp } from "../app.ts";
import { startBuilt, stopBuilt } from "../built-process.ts";
import { ask, isFailure } from "../client.ts";
import { slowness } from "../machine.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { childrenOf, watchMemory } from "./memory.ts";
import { honestPicture, hostilePictures, type Sent } from "./pictures.ts";
import { guestAt, ownerOf, type Sender } from "./senders.ts";

const MOST_MB = 700;
const PAGE_MS = 1_000;
const ATTACKERS = 14;
const HONEST = 3;
/** Concurrent uploads. There are more attackers than bookings, so that some share one. */
const WIDTH = { attackers: 20, owner: 3 };
const pages = [homeUrl, namedListingUrl("quarto-mar")];

/**
 * Guests send hostile pictures as receipts and the owner as photos, valid ones among them, while
 * others read pages. Every upload is answered, valid ones are stored, and neither memory nor pages
 * suffer.
 */
export async function foreignBytes(
  app: FaultApp,
  { pictures }: { pictures: number },
  random: Random,
): Promise<Finding> {
  await takePix(app, { onSite: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const media = mkdtempSync(path.join(os.tmpdir(), "pousada-media-"));
  const built = await startBuilt(app, port, { site: url, settings: { MEDIA_DIR: media } });
  const pid = built.pid ?? 0;
  const memory = watchMemory(pid);
  const wrong: string[] = [];
  const readers = [readPages(url, wrong), readPages(url, wrong)];
  try {
    await sendAll({ app, url, media, pictures, random, wrong });
  } finally {
    await Promise.all(readers.map(({ stop }) => stop()));
  }
  const left = childrenOf(pid).length;
  if (left > 0) wrong.push(`${left} children are left`);
  const { app: ofApp, child } = memory();
  for (const megabytes of [ofApp, child]) {
    if (megabytes > MOST_MB) wrong.push(`${megabytes} MB resident`);
  }
  await stopBuilt(built);
  rmSync(media, { recursive: true });
  const slowest = Math.max(...readers.map(({ slowest }) => slowest()));
  // By the largest figure of the run, because a busy phase is measured a moment after it began.
  if (slowest > PAGE_MS * slowness()) wrong.push("a page took too long");
  const seen = `app ${ofApp} MB, child ${child} MB, slowest page ${Math.round(slowest)} ms`;
  const told = [...new Set(wrong)].slice(0, 6);
  return { trials: pictures, failures: wrong.length, note: [...told, seen].join("; ") };
}

type Story = {
  readonly app: FaultApp;
  readonly url: string;
  readonly media: string;
  readonly pictures: number;
  readonly random: Random;
  readonly wrong: string[];
};

/** Three in five are hostile receipts, one in ten is a valid one; the rest are the owner's. */
async function sendAll({ app, url, media, pictures, random, wrong }: Story): Promise<void> {
  const guests = await inParallel(1, ATTACKERS + HONEST, (n) => guestAt(app, url, n));
  const owner = await ownerOf(app, url);
  const hostile = await hostilePictures(random);
  const share = (part: number) => Math.ceil(pictures * part);
  const sendHostile = async (sender: Sender | undefined, n: number) => {
    const picture = hostile[n % hostile.length] as Sent;
    const answer = await sender?.send(picture).catch((error) => error as Error);
    // A body that is too long is refused before all of it was sent: its sender may see the
    // connection close.
    const mayBeCut = picture.content.length > LARGEST_PICTURE;
    if (answer instanceof Error && !mayBeCut) wrong.push(`${picture.name}: ${answer.message}`);
    else if (answer && !(answer instanceof Error) && isFailure(answer))
      wrong.push(`${picture.name}: ${answer.status}`);
  };
  const sendHonest = async (one: number) => {
    const guest = guests[ATTACKERS + one];
    for (let n = one; n < share(0.1); n += HONEST) {
      const picture = await honestPicture(n, random);
      const answer = await guest?.send(picture);
      if (answer?.status !== 204) wrong.push(`honest receipt: ${answer?.status}`);
      const kept = await app.deps.db
        .selectFrom("hand_pix_receipt")
        .select("picture")
        .where("pix_id", "=", guest?.pixId ?? "")
        .executeTakeFirst();
      if (!(await isSame(kept?.picture, picture))) wrong.push("an honest receipt is not kept");
    }
  };
  await Promise.all([
    inParallel(WIDTH.attackers, share(0.6), (n) => sendHostile(guests[n % ATTACKERS], n)),
    inParallel(WIDTH.owner, share(0.25), (n) => sendHostile(owner, n)),
    inParallel(HONEST, HONEST, (one) => sendHonest(one)),
    inParallel(1, share(0.05), async (n) => {
      const picture = await honestPicture(n, random);
      const answer = await owner.send(picture);
      if (answer.status !== 200) return void wrong.push(`honest photo: ${answer.status}`);
      const file = path.join(media, JSON.parse(answer.text).id, "480.webp");
      const { width } = await sharp(file).metadata();
      if (width !== 480) wrong.push("an honest photo is not kept");
    }),
  ]);
}

async function isSame(kept: Buffer | undefined, { content }: Sent): Promise<boolean> {
  if (!kept) return false;
  const [is, was] = [await sharp(kept).metadata(), await sharp(content).metadata()];
  return is.format === "jpeg" && is.width === was.width && is.height === was.height;
}

/** A guest who opens pages in a loop. */
function readPages(url: string, wrong: string[]) {
  let isOver = false;
  let slowest = 0;
  const reading = (async () => {
    for (let n = 0; !isOver; n++) {
      const page = pages[n % pages.length] ?? homeUrl;
      const { status, ms } = await ask(`${url}${page}`);
      slowest = Math.max(slowest, ms);
      if (status !== 200) wrong.push(`${page}: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    slowest: () => slowest,
    stop: () => {
      isOver = true;
      return reading;
    },
  };
}
