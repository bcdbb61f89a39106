import { type MiddlewareFunction, redirect } from "react-router";
import { signInUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";

/** Runs before every loader and action behind the door, and before a form's body is read. */
export const requireSignIn: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (!(await context.get(ownerContext).whoIsSignedIn())) {
    const back = url.pathname === adminUrl ? "" : `?volta=${encodeURIComponent(url.pathname)}`;
    throw redirect(`${signInUrl}${back}`);
  }
  return next();
};
