import { redirect } from "react-router";
import { signInUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import type { Route } from "./+types/sign-out-route";
import { settingCookies } from "./passage.ts";

export async function action({ context }: Route.ActionArgs) {
  const cookies = await context.get(ownerContext).signOut();
  return redirect(signInUrl, settingCookies(cookies));
}
