import { data, redirect } from "react-router";
import type { SecondFactorSetup } from "../../../contract/owner/door.ts";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { securityUrl, signInUrl } from "../../../contract/owner-urls.ts";
import { settingCookies } from "../door/passage.ts";
import { attempt } from "../refusals.ts";

/** What a form of the page was answered, and which. */
type Told = {
  readonly intent: string;
  readonly setup: SecondFactorSetup | null;
  readonly problem: string | null;
};

/** Each wish of the page by the name its form sends. */
export async function perform(owner: OwnerApi, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const intent = text("intent");
  const password = text("password");
  const said = (told: Partial<Told>, status = 200) =>
    data<Told>(
      { intent, setup: null, problem: null, ...told },
      { status, headers: { "cache-control": "no-store" } },
    );
  switch (intent) {
    case "begin": {
      const setup = await owner.beginSecondFactor(password);
      return setup ? said({ setup }) : said({ problem: "password" }, 422);
    }
    case "confirm": {
      const cookies = await owner.confirmSecondFactor(text("code"));
      if (cookies) return redirect(securityUrl, settingCookies(cookies));
      return said({ problem: "code" }, 422);
    }
    case "end": {
      const cookies = await owner.endSecondFactor(password);
      if (cookies) return redirect(securityUrl, settingCookies(cookies));
      return said({ problem: "password" }, 422);
    }
    case "change-password": {
      const answer = await owner.changePassword(password, text("newPassword"));
      if (answer.kind === "changed") {
        return redirect(`${securityUrl}?feito=senha`, settingCookies(answer.cookies));
      }
      const problem = answer.kind === "flawed" ? answer.flaw : answer.kind;
      return said({ problem }, problem === "throttled" ? 429 : 422);
    }
    case "sign-out-device":
      return attempt(owner.signOutDevice(text("deviceId")));
    case "sign-out-others":
      return attempt(owner.signOutOthers());
    case "sign-out-everywhere":
      await owner.signOutEverywhere();
      return redirect(signInUrl);
    default:
      return said({}, 422);
  }
}
