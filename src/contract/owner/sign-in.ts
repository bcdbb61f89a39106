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
  /**
   * The URI that opens the authenticator on this device; a QR code for another device's camera;
   * letters to type.
   */
  readonly uri: string;
  readonly qr: QrDrawing;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** The outcome of giving a password or code once more. */
export type StepUpAnswer = "given" | "wrong" | "throttled";

/** Sign-in, sign-out, password and second factor. */
export type SignInApi = {
  whoIsSignedIn(): Promise<Person | null>;
  signIn(email: string, password: string): Promise<SignInAnswer>;
  /** A TOTP code or a recovery code. Each works once. */
  giveCode(code: string): Promise<SignInAnswer>;
  signOut(): Promise<readonly string[]>;
  /** The answer is always the same, so that strangers cannot find out who works here. */
  askForNewPassword(email: string): Promise<void>;
  setPassword(token: string, password: string): Promise<SetPasswordAnswer>;
  /** Null if the password is wrong. */
  beginSecondFactor(password: string): Promise<SecondFactorSetup | null>;
  /** Null if the code is wrong. */
  confirmSecondFactor(code: string): Promise<readonly string[] | null>;
  /** For seven days, once: a second call changes nothing. */
  putOffSecondFactor(): Promise<void>;
  endSecondFactor(password: string): Promise<readonly string[] | null>;
  /**
   * Valid for five minutes in this session. `proof` is a code of the second factor, a recovery
   * code, or the password if there is no second factor.
   */
  stepUp(proof: string): Promise<StepUpAnswer>;
};
