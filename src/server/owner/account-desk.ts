import type { AccountApi } from "../../contract/owner/account.ts";
import { changePassword } from "./change-password.ts";
import type { Desk } from "./desk.ts";
import { devices } from "./devices.ts";

export function accountDesk(desk: Desk): AccountApi {
  return {
    ...devices(desk),
    changePassword: (current, next) => changePassword(desk, current, next),
  };
}
