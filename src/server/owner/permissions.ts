import { AppError } from "../../domain/app-error.ts";
import type { Role } from "../../domain/person.ts";
import { isHeldBack } from "../../domain/second-factor-ask.ts";
import type { Does, Exports, StepUp, Who } from "../verb.ts";
import { type Desk, signedIn } from "./desk.ts";
import { around, aroundByCode } from "./step-up.ts";
import type { UndeclaredApi } from "./undeclared.ts";
import { verbs } from "./verbs.ts";

const admitted: Readonly<Record<Role, readonly Who[]>> = {
  cleaning: ["anyone", "cleaning"],
  team: ["anyone", "cleaning", "team"],
  owner: ["anyone", "cleaning", "team", "owner"],
};

const anyone = <D extends Does>(does: D) => ({ who: "anyone", does }) as const;
const cleaning = <D extends Does>(does: D, stepUp?: StepUp) =>
  ({ who: "cleaning", does, stepUp }) as const;
const owner = <D extends Does>(does: D, stepUp?: StepUp) =>
  ({ who: "owner", does, stepUp }) as const;

type Permission = {
  readonly who: Who;
  readonly does: Does;
  readonly stepUp?: StepUp | undefined;
  readonly whileHeldBack?: true;
  readonly exports?: Exports<unknown>;
};

/** Allowed also while a second factor is due, when everything else is refused. */
const still = <L extends object>(line: L) => ({ ...line, whileHeldBack: true }) as const;

/** Permissions of the undeclared verbs. A missing one does not compile. */
const undeclared = {
  whoIsSignedIn: anyone("reads"),
  listPermitted: anyone("reads"),
  signIn: anyone("apart"),
  giveCode: anyone("apart"),
  askForNewPassword: anyone("apart"),
  setPassword: anyone("apart"),
  signOut: still(cleaning("apart")),
  signOutDevice: cleaning("apart"),
  signOutOthers: cleaning("apart"),
  signOutEverywhere: cleaning("apart"),
  listDevices: cleaning("reads"),
  changePassword: cleaning("apart"),
  beginSecondFactor: still(cleaning("apart", aroundByCode)),
  confirmSecondFactor: still(cleaning("apart")),
  putOffSecondFactor: still(owner("apart")),
  endSecondFactor: cleaning("apart", around),
  stepUp: cleaning("apart"),
  addPicture: owner("apart"),
} as const satisfies Readonly<Record<keyof UndeclaredApi, Permission>>;

export const permissions = { ...undeclared, ...verbs };

export type VerbName = keyof typeof permissions;

export function permissionOf(verb: VerbName): Permission {
  return permissions[verb];
}

/** The verbs of a role; pages use them to hide what is not permitted. */
export function permittedTo(role: Role | undefined): VerbName[] {
  const names = Object.keys(permissions) as VerbName[];
  return names.filter((name) => isAdmitted(role, name));
}

function isAdmitted(role: Role | undefined, verb: VerbName): boolean {
  const { who } = permissionOf(verb);
  // A role that is not listed may do nothing.
  return who === "anyone" || (role !== undefined && (admitted[role]?.includes(who) ?? false));
}

/** Verbs that require an idempotency key. */
export type KeyedVerb = {
  [V in VerbName]: (typeof permissions)[V]["does"] extends "writes" | "answers" ? V : never;
}[VerbName];

/** Also for callers that must check before reading a request body. */
export async function admit(desk: Desk, verb: VerbName): Promise<void> {
  const { who, whileHeldBack } = permissionOf(verb);
  if (who === "anyone") return;
  const { role, secondFactorAsk } = await signedIn(desk);
  if (!isAdmitted(role, verb)) throw new AppError("not-allowed");
  if (isHeldBack(secondFactorAsk) && !whileHeldBack) throw new AppError("second-factor-required");
}
