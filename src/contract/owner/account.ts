import type { Device } from "../../domain/device.ts";
import type { PasswordFlaw } from "../../domain/password.ts";

export type ChangePasswordAnswer =
  /** All other sessions have ended; this one continues with new cookies. */
  | { readonly kind: "changed"; readonly cookies: readonly string[] }
  /** The current password is wrong. */
  | { readonly kind: "refused" }
  /** The new password equals the current one. */
  | { readonly kind: "same" }
  | { readonly kind: "flawed"; readonly flaw: PasswordFlaw }
  | { readonly kind: "throttled" };

/** One open session of the caller. */
export type SignedInDevice = Device & {
  /** Not the session token, which only the device's cookie contains. */
  readonly id: string;
  readonly since: number;
  /** Updated at most once an hour. */
  readonly lastSeen: number;
  readonly isThis: boolean;
};

/** For the signed-in person's own account. */
export type AccountApi = {
  changePassword(current: string, next: string): Promise<ChangePasswordAnswer>;
  listDevices(): Promise<readonly SignedInDevice[]>;
  /** Own sessions only. Idempotent. */
  signOutDevice(deviceId: string): Promise<void>;
  signOutOthers(): Promise<void>;
  signOutEverywhere(): Promise<void>;
};
