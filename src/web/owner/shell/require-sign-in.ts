import { type MiddlewareFunction, redirect } from "react-router";
import { ownerContext } from "../../context.ts";
import { signInUrlFor } from "../sign-in/passage.ts";

/** Runs before every protected loader and action, and before a form's body is read. */
export const requireSignIn: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  if (!(await context.get(ownerContext).whoIsSignedIn()))
    throw redirect(signInUrlFor(request, url));
  return next();
};
