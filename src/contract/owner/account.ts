import type { Device } from "../../domain/device.ts";
import type { PasswordFlaw } from "../../domain/password.ts";

export type ChangePasswordAnswer =
  /** Every other device is signed out; this one goes on with new cookies. */
  | { readonly kind: "changed"; readonly cookies: readonly string[] }
  /** The current password is not hers. */
  | { readonly kind: "refused" }
  /** The new one is the current one. */
  | { readonly kind: "same" }
  | { readonly kind: "flawed"; readonly flaw: PasswordFlaw }
  | { readonly kind: "throttled" };

/** A sign-in of hers that is still open. */
export type SignedInDevice = Device & {
  /** Opens nothing: what opens is in the device's own cookie. */
  readonly id: string;
  readonly since: number;
  /** To the hour. */
  readonly lastSeen: number;
  readonly isThis: boolean;
};

/** What a person does about her own ways in, once she is in. */
export type AccountApi = {
  changePassword(current: string, next: string): Promise<ChangePasswordAnswer>;
  listDevices(): Promise<readonly SignedInDevice[]>;
  /** Of her own alone. One that is gone already is no mistake. */
  signOutDevice(deviceId: string): Promise<void>;
  signOutOthers(): Promise<void>;
  signOutEverywhere(): Promise<void>;
};
