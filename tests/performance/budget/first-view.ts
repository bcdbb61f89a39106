import { chromium } from "@playwright/test";
import { noticeAwaking, untilAwake } from "../../support/browser/awake.ts";

export type FirstView = {
  /** The page's own HTML, before compression. */
  readonly htmlBytes: number;
  /** All bytes that are transferred before the visitor scrolls. */
  readonly bytes: number;
};

/** A current phone, whose screen asks for the largest pictures. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
/** How far ahead a browser loads pictures depends on the connection. */
const fourthGeneration = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_250_000,
  uploadThroughput: 600_000,
  connectionType: "cellular4g",
} as const;

export async function firstView(url: string): Promise<FirstView> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox"],
  });
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", fourthGeneration);
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await noticeAwaking(context);
    const answer = await page.goto(url);
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await untilAwake(page);
    await page.waitForLoadState("networkidle");
    return { htmlBytes: (await answer.body()).length, bytes };
  } finally {
    await browser.close();
  }
}
