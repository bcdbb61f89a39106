import type { FaultApp } from "./app.ts";
import { overAgain } from "./client.ts";
import { brokenInvariants } from "./invariants.ts";
import { type Counts, count, expect } from "./judge.ts";

/** How races are played: each round in new books, or after other rounds of the same race. */
export type Table<Race, Books> = {
  readonly races: Readonly<Record<string, Race>>;
  /** Clearing books takes longer than a round; in full books rounds would compete, or be slow. */
  readonly roundsInABook: number;
  open(app: FaultApp): Promise<Books>;
  /** Returns which of the correct outcomes it was. */
  play(books: Books, race: Race, number: number): Promise<string>;
};

/** What went wrong, and how often each race had which outcome. */
export type Raced = {
  readonly trials: number;
  readonly told: readonly string[];
  readonly ways: readonly string[];
};

/** Plays each race so many times. */
export async function runRaces<Race, Books>(
  apps: readonly FaultApp[],
  rounds: number,
  table: Table<Race, Books>,
): Promise<Raced> {
  const told: string[] = [];
  const did: Counts = new Map();
  const share = Math.ceil(rounds / apps.length);
  const names = Object.keys(table.races);
  await Promise.all(
    apps.map(async (app) => {
      for (const [name, race] of Object.entries(table.races)) {
        let books: Books | null = null;
        for (let round = 0; round < share; round++) {
          const number = round % table.roundsInABook;
          try {
            books = await play(app, table, race, number, number === 0 ? null : books, (way) =>
              count({ did }, `${name}: ${way}`),
            );
          } catch (error) {
            told.push(`${name}: ${error}`);
            books = null;
          }
        }
      }
    }),
  );
  const ways = [...did].toSorted().map(([way, times]) => `${way} ${times}`);
  return { trials: share * apps.length * names.length, told, ways };
}

async function play<Race, Books>(
  app: FaultApp,
  table: Table<Race, Books>,
  race: Race,
  number: number,
  books: Books | null,
  note: (way: string) => void,
): Promise<Books> {
  let known = books;
  return overAgain(async () => {
    const open = known ?? (await table.open(app));
    // A retry begins in new books.
    known = null;
    note(await table.play(open, race, number));
    expect(await brokenInvariants(app.deps.pool), [], "broken invariants");
    return open;
  });
}
