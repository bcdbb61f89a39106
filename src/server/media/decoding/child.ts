import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import sharp from "sharp";
import { AppError } from "../../../domain/app-error.ts";
import { encodePhoto } from "./encode-photo.ts";
import { encodeReceipt } from "./encode-receipt.ts";
import type { Answer, Order, Refusal } from "./orders.ts";

/** Lower priority than rendering pages. */
const NICE = 10;

/**
 * A process for one untrusted picture: one order, one answer. It has no secret, no connection and
 * no file to write; the parent process watches its memory and time.
 */
sharp.cache(false);
// One core stays free for the pages.
sharp.concurrency(1);
// Camera formats only: other decoders are less tested, and an SVG can load other files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});

try {
  setPriority(NICE);
} catch {
  // Setting a priority is not permitted everywhere.
}
// If memory runs out, the kernel kills this process first.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
// The parent process has ended. Killed, because an ordinary exit waits for decoding threads.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", async (order: Order) => process.send?.(await answerTo(order)));

async function answerTo(order: Order): Promise<Answer> {
  try {
    return order.kind === "receipt"
      ? { kind: "receipt", picture: await encodeReceipt(order.content) }
      : { kind: "photo", photo: await encodePhoto(order.content, order.present) };
  } catch (error) {
    if (error instanceof AppError) return { kind: "refused", code: error.code as Refusal };
    throw error;
  }
}
