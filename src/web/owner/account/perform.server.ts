import { redirect } from "react-router";
import { z } from "zod";
import { securityUrl, signInUrl } from "../../../contract/owner-urls.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { text } from "../form/fields.server.ts";
import { attempt } from "../form/refusals.ts";
import { STEP_UP } from "../form/step-up-field.ts";
import { password } from "../sign-in/forms.server.ts";
import { settingCookies } from "../sign-in/passage.ts";
import { begin, confirm, said, turnOn } from "./turn-on.server.ts";

export const wish = z.discriminatedUnion("intent", [
  begin,
  confirm,
  z.object({ intent: z.literal("end"), password, [STEP_UP]: text }),
  z.object({ intent: z.literal("change-password"), password, newPassword: password }),
  z.object({ intent: z.literal("sign-out-device"), deviceId: text }),
  z.object({ intent: z.literal("sign-out-others") }),
  z.object({ intent: z.literal("sign-out-everywhere") }),
]);

/** Actions that set cookies end with a redirect: other responses would drop them. */
export async function perform(owner: OwnerApi, asked: z.output<typeof wish>) {
  const { intent } = asked;
  switch (asked.intent) {
    case "begin":
    case "confirm":
      return turnOn(owner, asked, securityUrl);
    case "end": {
      const proof = await owner.stepUp(asked[STEP_UP]);
      if (proof !== "given")
        return said({ intent, problem: "own-code" }, proof === "wrong" ? 422 : 429);
      const cookies = await owner.endSecondFactor(asked.password);
      if (cookies) return redirect(securityUrl, settingCookies(cookies));
      return said({ intent, problem: "password" }, 422);
    }
    case "change-password": {
      const answer = await owner.changePassword(asked.password, asked.newPassword);
      if (answer.kind === "changed") {
        return redirect(`${securityUrl}?feito=senha`, settingCookies(answer.cookies));
      }
      const problem = answer.kind === "flawed" ? answer.flaw : answer.kind;
      return said({ intent, problem }, problem === "throttled" ? 429 : 422);
    }
    case "sign-out-device":
      return attempt(owner.signOutDevice(asked.deviceId));
    case "sign-out-others":
      return attempt(owner.signOutOthers());
    case "sign-out-everywhere":
      await owner.signOutEverywhere();
      return redirect(signInUrl);
  }
}
