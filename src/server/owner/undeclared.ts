import type { AccountApi } from "../../contract/owner/account.ts";
import type { PicturesApi } from "../../contract/owner/listings.ts";
import type { SignInApi } from "../../contract/owner/sign-in.ts";
import { addPicture } from "../media/add-picture.ts";
import { changePassword } from "./change-password.ts";
import type { Desk } from "./desk.ts";
import { devices } from "./devices.ts";
import { signInDesk } from "./sign-in.ts";

/**
 * Verbs that need the request itself: cookies, sessions, or a body that is read only after the
 * check.
 */
export type UndeclaredApi = SignInApi & AccountApi & PicturesApi & PermittedApi;

/** The names of the verbs that the caller may use; pages hide the others. */
type PermittedApi = { listPermitted(): Promise<readonly string[]> };

export function undeclared(desk: Desk): Omit<UndeclaredApi, keyof PermittedApi> {
  return {
    ...signInDesk(desk),
    ...devices(desk),
    changePassword: (current, next) => changePassword(desk, current, next),
    addPicture: (content) => addPicture(desk.deps, Buffer.from(content)),
  };
}
