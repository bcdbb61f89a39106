import type { ProposalWish } from "../../../src/contract/owner/proposals.ts";
import {
  payProposalUrl,
  proposalPreviewUrl,
  proposalUrl,
} from "../../../src/contract/page-urls.ts";
import { addDays, todayIn } from "../../../src/domain/day.ts";
import { adultsOnly } from "../../../src/domain/guests.ts";
import { defaultLanguage } from "../../../src/domain/language.ts";
import { makeProposal } from "../../../src/server/proposals/make-proposal.ts";
import {
  CODE_OF_PROPOSAL,
  getStoredProposal,
} from "../../../src/server/proposals/stored-proposal.ts";
import type { FaultApp } from "../app.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Asker } from "./asker.ts";
import { digest } from "./try-guesses.ts";

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const AHEAD = 400;

/** Guessed codes of proposals, none of which may open. Returns what went wrong. */
export async function guessProposals(
  app: FaultApp,
  asker: Asker,
  times: number,
  random: Random,
): Promise<string[]> {
  const right = await propose(app);
  const page = await asker.ask(proposalUrl(right));
  if (page.status !== 200) throw new Error(`the right code does not open: ${page.status}`);
  const kinds = kindsOfCode(right);
  const answers = new Set<string>();
  const told = await inParallel(8, times, async (index) => {
    const code = kinds[index % kinds.length]?.(random) ?? "";
    const urlOf = urls[index % urls.length] ?? proposalUrl;
    const guessed = await asker.ask(urlOf(code));
    if (urlOf === proposalUrl && CODE_OF_PROPOSAL.test(code)) {
      answers.add(digest(guessed.text, code));
    }
    const isOpen = guessed.status !== 404 || guessed.cookies.length > 0;
    return isOpen ? [`the guessed code ${code} opened with ${guessed.status}`] : [];
  });
  const isAlike = answers.size <= 1;
  return [...told.flat(), ...(isAlike ? [] : [`${answers.size} pages of unknown proposals`])];
}

/** A proposal's page, payment page and picture. */
const urls: readonly ((code: string) => string)[] = [
  proposalUrl,
  payProposalUrl,
  (code) => proposalPreviewUrl(code, "0".repeat(20)),
];

/** Random codes, and codes as close to the right one as an attacker could get. */
function kindsOfCode(right: string): readonly ((random: Random) => string)[] {
  return [
    (random) => Array.from({ length: right.length }, () => random.pick([...LETTERS])).join(""),
    (random) => {
      const at = random.below(right.length);
      const letter = random.pick([...LETTERS].filter((one) => one !== right[at]));
      return right.slice(0, at) + letter + right.slice(at + 1);
    },
    (random) => right.slice(0, random.below(right.length - 1) + 1),
    (random) => right + random.pick([...LETTERS]),
    () => right.toLowerCase(),
    () => [...right].reverse().join(""),
  ];
}

async function propose({ deps }: FaultApp): Promise<string> {
  const checkIn = addDays(todayIn("America/Bahia", deps.clock()), AHEAD);
  const wish: ProposalWish = {
    stay: { checkIn, checkOut: addDays(checkIn, 3) },
    rooms: [{ listingId: "mar", guests: adultsOnly(2) }],
    ...{ deposit: null, validHours: 48, keepHours: null },
    ...{ language: defaultLanguage, label: "", words: "" },
  };
  const id = await makeProposal(deps, wish, { actor: "person:dona", source: "admin" });
  return (await getStoredProposal(deps.db, { id })).code;
}
