import { AppError } from "../../domain/app-error.ts";
import type { Change } from "../change.ts";

/**
 * An empty note writes nothing. Refused once a guest's data is erased: a note could name the guest
 * again.
 */
export async function annotate(
  { tx }: Change,
  { erased_at }: { readonly erased_at: Date | null },
  entryId: string | undefined,
  words = "",
): Promise<void> {
  const text = words.trim();
  if (text === "" || entryId === undefined) return;
  if (erased_at) throw new AppError("guest-erased");
  await tx.insertInto("account_note").values({ entry_id: entryId, text }).execute();
}
