import type { PasswordFlaw } from "../../domain/password.ts";
import type { Person } from "../../domain/person.ts";
import type { QrDrawing } from "../qr.ts";

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
  /** What opens the authenticator on this device, its drawing for another one's camera, and letters to type. */
  readonly uri: string;
  readonly qr: QrDrawing;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** What she gave once more to show that it is she. */
export type StepUpAnswer = "given" | "wrong" | "throttled";

/** Sign-in, sign-out, password and second factor. */
export type SignInApi = {
  whoIsSignedIn(): Promise<Person | null>;
  signIn(email: string, password: string): Promise<SignInAnswer>;
  /** A TOTP code or a recovery code. Each works once. */
  giveCode(code: string): Promise<SignInAnswer>;
  signOut(): Promise<readonly string[]>;
  /** Always answers the same: who works here is nobody else's business. */
  askForNewPassword(email: string): Promise<void>;
  setPassword(token: string, password: string): Promise<SetPasswordAnswer>;
  /** Null if the password is wrong. */
  beginSecondFactor(password: string): Promise<SecondFactorSetup | null>;
  /** Null if the code is wrong. */
  confirmSecondFactor(code: string): Promise<readonly string[] | null>;
  /** Seven days, once: called again it changes nothing. */
  putOffSecondFactor(): Promise<void>;
  endSecondFactor(password: string): Promise<readonly string[] | null>;
  /**
   * For the next five minutes of this sign-in: her second factor, a code or a recovery code, or her
   * password if she has none.
   */
  stepUp(proof: string): Promise<StepUpAnswer>;
};
