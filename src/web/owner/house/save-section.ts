import { data } from "react-router";
import type { HouseProblems } from "../../../contract/owner/house.ts";
import { readForm } from "../read-form.ts";
import { attempt, type Refusal } from "../refusals.ts";
import { orUnheard } from "../unheard.ts";
import { type Typed, typedIn } from "./typed.ts";

/** The result of a form, with the typed values for a re-rendered page. */
export type Outcome = {
  readonly saved: boolean;
  readonly problems: HouseProblems;
  readonly refusal: Refusal | null;
  readonly typed: Readonly<Record<string, string>> | null;
};

export async function saveSection<T>(
  request: Request,
  read: (typed: Typed) => T,
  save: (version: number, part: T) => Promise<HouseProblems>,
) {
  const form = await readForm(request);
  const typed = typedIn(form);
  const answer = await attempt(save(typed.number("version"), read(typed)));
  const [{ done, refusal }, refused] =
    "data" in answer ? [answer.data, answer.init?.status] : [answer, undefined];
  const problems = done ?? {};
  const saved = refusal === null && Object.keys(problems).length === 0;
  const texts = [...form].map(([name, value]) => [name, String(value)]);
  const outcome: Outcome = {
    saved,
    problems,
    refusal,
    typed: saved ? null : Object.fromEntries(texts),
  };
  return data(outcome, { status: saved ? 200 : (refused ?? 422) });
}

/** The same in the browser, where the connection may fail: the fields keep their values. */
export async function keepTyped({ serverAction }: { serverAction: () => Promise<Outcome> }) {
  const answer = await orUnheard(serverAction);
  if (!("init" in answer)) return answer;
  const { refusal } = answer.data;
  const outcome: Outcome = { saved: false, problems: {}, refusal, typed: null };
  return data(outcome, answer.init ?? undefined);
}
