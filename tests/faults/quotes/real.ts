import type { Payer } from "../../../src/contract/payer.ts";
import { defaultLanguage } from "../../../src/domain/language.ts";
import { createProposalApi } from "../../../src/server/proposals/proposal-api.ts";
import { tried } from "../judge.ts";
import type { History } from "./history.ts";
import { type Doing, ordersOf } from "./orders.ts";
import { passTime } from "./owner.ts";
import { differenceFrom, takePicture } from "./picture.ts";

/** An action of a person or a job, in the model and in the app. */
export type Act = {
  readonly name: string;
  readonly doing: Doing;
  /** The result: a refusal's code, 'done', or a word with the id of what was made. */
  readonly real: () => Promise<string>;
};

/** A refusal is an answer like any other. Any other error ends the run. */
export async function answered<T>(
  work: Promise<T>,
  say: (value: T) => string = () => "done",
): Promise<string> {
  const outcome = await tried(work);
  return "value" in outcome ? say(outcome.value) : outcome.refused.code;
}

/** A browser that has a proposal's link, with or without that of its booking. */
export function proposalApi({ app }: Pick<History, "app">, hasLink: boolean) {
  const caller = {
    ...{ language: defaultLanguage, address: "192.0.2.1" },
    ...{ hasLinkOf: async () => hasLink, keepSecret: () => {} },
  };
  return createProposalApi(app.deps, caller);
}

export const payers: readonly Payer[] = ["ana", "bia", "caio", "davi"].map((name, index) => ({
  name: `${name} prado`,
  email: `${name}@exemplo.example`,
  phone: `+55 73 95555-010${index}`,
}));

/** Performs all acts at once. Their results must equal those of one order of their steps. */
export async function doAtOnce(history: History, acts: readonly Act[]): Promise<readonly string[]> {
  passTime(history.world, history.app.deps.clock());
  const said = await Promise.all(acts.map(({ real }) => real()));
  const picture = await takePicture(history, said);
  const doings = acts.map(({ doing }) => doing);
  const told = new Set<string>();
  for (const { world, answers } of ordersOf(history.world, doings)) {
    const found = differenceFrom(history, picture, world, answers);
    if ("difference" in found) told.add(found.difference);
    else {
      Object.assign(history, { world, ...found });
      return answers.map((answer) => answer.split(" ")[0] ?? "");
    }
  }
  const names = acts.map(({ name }, index) => `${name} (${said[index]})`).join(" and ");
  throw new Error(`${names}: ${[...told].slice(0, 4).join("; or ")}`);
}
