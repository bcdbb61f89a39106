import { useLoaderData } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import type { Centavos } from "../../domain/money.ts";
import { useAnswer } from "../use-answer.ts";
import { type SearchEntries, toListingSearch } from "./search-entries.ts";
import { useSearchEntries } from "./use-search-entries.ts";

type Answer = readonly ToldCard[] | null;

/** From the list below, once it answers this search. Null: nothing is free; undefined: not told. */
export function useLowestTotal(search: SearchEntries): Centavos | null | undefined {
  const { rooms } = useLoaderData<{ rooms: Answer | Promise<Answer> }>();
  const answer = useAnswer(rooms);
  const [inAddress] = useSearchEntries();
  const asked = (of: SearchEntries) => JSON.stringify(toListingSearch(of));
  if (!answer || asked(search) !== asked(inAddress)) return undefined;
  if (answer.length === 0) return null;
  const totals = answer.flatMap(({ total }) => total ?? []);
  return totals.length > 0 ? Math.min(...totals) : undefined;
}
