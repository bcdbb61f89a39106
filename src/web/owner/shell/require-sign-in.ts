import { data, type MiddlewareFunction, redirect } from "react-router";
import {
  housekeepingUrl,
  protectUrl,
  securityUrl,
  signInUrl,
  signOutUrl,
} from "../../../contract/owner-urls.ts";
import { problems } from "../../../contract/problems.ts";
import type { RefusalCode } from "../../../domain/app-error.ts";
import type { Role } from "../../../domain/person.ts";
import { isHeldBack } from "../../../domain/second-factor-ask.ts";
import { ownerContext } from "../../context.ts";
import type { Refusal } from "../form/answer.ts";
import { leadingBack } from "../sign-in/passage.ts";

/** Runs before every protected loader and action, and before a form's body is read. */
export const requireSignIn: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const person = await context.get(ownerContext).whoIsSignedIn();
  if (!person) throw redirect(leadingBack(signInUrl, request, url));
  if (!mayOpen(person.role, url.pathname)) throw turnedAway(request);
  const { pathname } = url;
  if (isHeldBack(person.secondFactorAsk) && !whileHeldBack.has(pathname)) {
    throw ledToSecondFactor(request, url);
  }
  return next();
};

const reception: ReadonlySet<Role> = new Set(["owner", "team"]);
const everybodys: ReadonlySet<string> = new Set([housekeepingUrl, securityUrl, signOutUrl]);

/** Other roles than the reception's open only the listed pages, in exactly this spelling. */
function mayOpen(role: Role, path: string): boolean {
  return reception.has(role) || everybodys.has(path);
}

/** The page that sets up the second factor, and the way out. */
const whileHeldBack: ReadonlySet<string> = new Set([protectUrl, signOutUrl]);

function ledToSecondFactor(request: Request, url: URL) {
  if (isReading(request)) return redirect(leadingBack(protectUrl, request, url));
  return refused("second-factor-required");
}

/** The cleaning role is redirected from other pages to its own. */
function turnedAway(request: Request) {
  return isReading(request) ? redirect(housekeepingUrl) : refused("not-allowed");
}

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

function refused(code: RefusalCode) {
  const [status, sentence] = problems[code];
  return data({ code, sentence } satisfies Refusal, { status });
}
