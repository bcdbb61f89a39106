import { AppError } from "../../domain/app-error.ts";
import type { Change } from "../change.ts";
import type { Database } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";

/** One picture per Pix: a later one replaces it. */
export async function keepReceipt(
  { tx, at }: Change,
  pixId: string,
  picture: Buffer,
): Promise<void> {
  const receipt = { picture, added_at: at };
  await tx
    .insertInto("hand_pix_receipt")
    .values({ pix_id: pixId, ...receipt })
    .onConflict((conflict) => conflict.column("pix_id").doUpdateSet(receipt))
    .execute();
}

/** Shown to the owner only, as JPEG. */
export async function getPixReceipt(db: Database, pixId: string): Promise<Buffer> {
  const receipt = isUuid(pixId)
    ? await db
        .selectFrom("hand_pix_receipt")
        .select("picture")
        .where("pix_id", "=", pixId)
        .executeTakeFirst()
    : undefined;
  if (!receipt) throw new AppError("pix-unknown");
  return receipt.picture;
}
