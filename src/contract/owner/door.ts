import type { PasswordFlaw } from "../../domain/password.ts";
import type { Person } from "../../domain/person.ts";

/** The cookies to set, and whether a second-factor code is required. */
export type SignInAnswer =
  | { readonly kind: "in"; readonly cookies: readonly string[] }
  | { readonly kind: "code-asked"; readonly cookies: readonly string[] }
  | { readonly kind: "refused" }
  | { readonly kind: "throttled" };

export type SetPasswordAnswer =
  | { readonly kind: "set"; readonly cookies: readonly string[] }
  /** Used, expired, or replaced by a newer one. */
  | { readonly kind: "link-ended" }
  | { readonly kind: "flawed"; readonly flaw: PasswordFlaw }
  | { readonly kind: "throttled" };

export type SecondFactorSetup = {
  /** The otpauth URI for a QR code, and the secret to type. */
  readonly uri: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** Sign-in, sign-out, password and second factor. */
export type DoorApi = {
  whoIsSignedIn(): Promise<Person | null>;
  signIn(email: string, password: string): Promise<SignInAnswer>;
  /** A TOTP code or a recovery code. Each works once. */
  giveCode(code: string): Promise<SignInAnswer>;
  signOut(): Promise<readonly string[]>;
  signOutEverywhere(): Promise<void>;
  /** Always gives the same answer, so that accounts cannot be enumerated. */
  askForNewPassword(email: string): Promise<void>;
  setPassword(token: string, password: string): Promise<SetPasswordAnswer>;
  /** Null if the password is wrong. */
  beginSecondFactor(password: string): Promise<SecondFactorSetup | null>;
  /** Null if the code is wrong. */
  confirmSecondFactor(code: string): Promise<readonly string[] | null>;
  endSecondFactor(password: string): Promise<readonly string[] | null>;
};
