import { type Leaves, onlyReads } from "../verb.ts";
import type { VerbName } from "./permissions.ts";
import type { UndeclaredApi } from "./undeclared.ts";
import { verbs } from "./verbs.ts";

/** Activity of the undeclared verbs. A missing one does not compile. */
const undeclared: Readonly<Record<keyof UndeclaredApi, Leaves>> = {
  whoIsSignedIn: onlyReads,
  listPermitted: onlyReads,
  signIn: ["signed-in", "access-locked"],
  giveCode: ["signed-in", "access-locked"],
  askForNewPassword: { nothing: "anybody may ask for anybody; the password that is set is noted" },
  setPassword: ["password-set"],
  signOut: { nothing: "the ordinary end of a day" },
  signOutDevice: ["device-signed-out"],
  signOutOthers: ["others-signed-out"],
  signOutEverywhere: ["signed-out-everywhere"],
  listDevices: onlyReads,
  changePassword: ["password-changed", "access-locked"],
  beginSecondFactor: ["access-locked"],
  confirmSecondFactor: ["second-factor-on", "access-locked"],
  putOffSecondFactor: ["second-factor-put-off"],
  stepUp: ["access-locked"],
  endSecondFactor: ["second-factor-off", "access-locked"],
  addPicture: {
    nothing: "nobody sees it until a listing or the property shows it, which is noted",
  },
};

const declared = Object.entries(verbs).map(([name, { leaves }]) => [name, leaves]);

export const activityOf: Readonly<Record<VerbName, Leaves>> = {
  ...undeclared,
  ...Object.fromEntries(declared),
};
