import { useLoaderData } from "react-router";
import type { Centavos } from "../../domain/money.ts";
import { useAnswer } from "../use-answer.ts";
import type { FoundRooms } from "./find-rooms.ts";
import { type SearchEntries, toListingSearch } from "./search-entries.ts";
import { useSearchEntries } from "./use-search-entries.ts";

type Answer = FoundRooms | null;

/** From the list below, once it answers this search. Null: nothing is free; undefined: unknown. */
export function useLowestTotal(search: SearchEntries): Centavos | null | undefined {
  const { found } = useLoaderData<{ found: Answer | Promise<Answer> }>();
  const answer = useAnswer(found);
  const [inAddress] = useSearchEntries();
  const asked = (of: SearchEntries) => JSON.stringify(toListingSearch(of));
  if (!answer || asked(search) !== asked(inAddress)) return undefined;
  const options = [...answer.rooms, ...answer.together];
  if (options.length === 0) return null;
  const totals = options.flatMap(({ total }) => total ?? []);
  return totals.length > 0 ? Math.min(...totals) : undefined;
}
