import { data, type MiddlewareFunction, redirect } from "react-router";
import { housekeepingUrl, securityUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { problems } from "../../../contract/problems.ts";
import type { Role } from "../../../domain/person.ts";
import { ownerContext } from "../../context.ts";
import type { Refusal } from "../form/answer.ts";
import { signInUrlFor } from "../sign-in/passage.ts";

/** Runs before every protected loader and action, and before a form's body is read. */
export const requireSignIn: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const person = await context.get(ownerContext).whoIsSignedIn();
  if (!person) throw redirect(signInUrlFor(request, url));
  if (!mayOpen(person.role, url.pathname)) throw turnedAway(request);
  return next();
};

const reception: ReadonlySet<Role> = new Set(["owner", "team"]);
const everybodys: ReadonlySet<string> = new Set([housekeepingUrl, securityUrl, signOutUrl]);

/** Whoever is no receptionist opens the listed pages only, in this spelling only. */
function mayOpen(role: Role, path: string): boolean {
  return reception.has(role) || everybodys.has(path);
}

/** Who cleans and asks for another page is shown her own. */
function turnedAway({ method }: Request) {
  if (method === "GET" || method === "HEAD") return redirect(housekeepingUrl);
  const [status, sentence] = problems["not-allowed"];
  return data({ code: "not-allowed", sentence } satisfies Refusal, { status });
}
