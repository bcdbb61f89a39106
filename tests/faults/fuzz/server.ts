import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../../sandbox/free-port.ts";
import { startChild } from "../../support/child.ts";
import type { FaultApp } from "../app.ts";

export type Orders = {
  readonly port: number;
  readonly databaseUrl: string;
  readonly paymentsUrl: string;
  readonly smtpUrl: string;
  readonly mediaFolder: string;
};

export type Server = {
  readonly url: string;
  readonly photoId: string;
  readonly mediaFolder: string;
  /** Bytes in use after a garbage collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

const PHOTO_ID = "0123456789abcdef01234567";

export async function serveApp(app: FaultApp): Promise<Server> {
  const port = await freePort();
  const mediaFolder = oneKeptPhoto();
  const orders: Orders = {
    port,
    databaseUrl: app.deps.config.DATABASE_URL,
    paymentsUrl: app.payments.url,
    smtpUrl: app.mail.smtpUrl,
    mediaFolder,
  };
  const child = await startChild(path.join(import.meta.dirname, "server-process.ts"), {
    ORDERS: JSON.stringify(orders),
    NODE_OPTIONS: "--expose-gc",
  });
  return {
    url: `http://127.0.0.1:${port}`,
    photoId: PHOTO_ID,
    mediaFolder,
    memory: async () => (await child.ask("memory")) as number,
    async stop() {
      await child.stop();
      rmSync(mediaFolder, { recursive: true });
    },
  };
}

/** Its own folder, because a preview request writes a file. */
function oneKeptPhoto(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-fuzz-"));
  mkdirSync(path.join(folder, PHOTO_ID));
  const photo = path.join(folder, PHOTO_ID, "960.jpg");
  copyFileSync("sample/photos/quarto-mar-1.jpg", photo);
  return folder;
}
