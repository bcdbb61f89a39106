import { data, redirect } from "react-router";
import { z } from "zod";
import type { SecondFactorSetup } from "../../../contract/owner/sign-in.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { text } from "../form/fields.server.ts";
import { password } from "../sign-in/forms.server.ts";
import { settingCookies } from "../sign-in/passage.ts";

/** `intent` says which of the page's forms the response belongs to. */
type TurnOnAnswer = {
  readonly intent: string;
  readonly setup: SecondFactorSetup | null;
  readonly problem: string | null;
};

export function said(told: Partial<TurnOnAnswer> & Pick<TurnOnAnswer, "intent">, status = 200) {
  return data<TurnOnAnswer>(
    { setup: null, problem: null, ...told },
    { status, headers: { "cache-control": "no-store" } },
  );
}

export const begin = z.object({ intent: z.literal("begin"), password });
export const confirm = z.object({ intent: z.literal("confirm"), code: text });

/** The two steps that turn the second factor on, and where the second one leads. */
export async function turnOn(
  owner: OwnerApi,
  asked: z.output<typeof begin> | z.output<typeof confirm>,
  next: string,
) {
  const { intent } = asked;
  if (asked.intent === "begin") {
    const setup = await owner.beginSecondFactor(asked.password);
    return setup ? said({ intent, setup }) : said({ intent, problem: "password" }, 422);
  }
  const cookies = await owner.confirmSecondFactor(asked.code);
  // A response that sets cookies is a redirect: others would drop them.
  return cookies ? redirect(next, settingCookies(cookies)) : said({ intent, problem: "code" }, 422);
}
