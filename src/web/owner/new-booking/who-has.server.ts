import { AppError } from "../../../domain/app-error.ts";
import type { Stay } from "../../../domain/stay.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { Refusing } from "../form/refusing.ts";
import { takersWords } from "../timeline/timeline-words.ts";

type Wish = {
  readonly stay: Stay;
  readonly rooms: readonly { readonly listingId: string }[];
  readonly timeZone: string;
  /** The end of the message, after who has the nights. */
  readonly then: string;
};

/** If the nights were taken meanwhile, the message names who has them. */
export async function orWhoHas<T>(owner: OwnerApi, asked: Promise<T>, wish: Wish): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "nights-taken") throw error;
    const { stay, rooms, timeZone, then } = wish;
    const takers = await Promise.all(
      rooms.map(({ listingId }) => owner.findTakers({ listingId, stay })),
    );
    const who = takersWords(takers.flat(), timeZone);
    throw who ? new Refusing(error.code, `${who} ${then}`) : error;
  }
}
