import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { type Config, hostCookie, isSecure } from "../../config.ts";
import { roles, SHORTEST_PASSWORD } from "../../domain/person.ts";
import type { Database } from "../database/connect.ts";

const SEVEN_DAYS = 7 * 24 * 60 * 60;
/** The accuracy of a device's 'last seen'. */
const AN_HOUR = 60 * 60;
const LINK_SECONDS = 24 * 60 * 60;

export type PasswordLink = {
  readonly name: string;
  readonly email: string;
  readonly token: string;
};

/** How passwords are hashed and compared. */
export type Hashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

type Hooks = {
  readonly sendLink?: (link: PasswordLink) => Promise<void>;
  readonly onNewPassword?: (person: { id: string; email: string }) => Promise<void>;
  readonly hashing?: Partial<Hashing>;
};

/**
 * Sign-in by better-auth. There is no sign-up: people are invited, and an invitation is a link to
 * set a password, like a password reset.
 */
export function createAuth(
  db: Database,
  config: Pick<Config, "PUBLIC_URL" | "AUTH_SECRET">,
  { sendLink = async () => {}, onNewPassword = async () => {}, hashing = {} }: Hooks = {},
) {
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret: config.AUTH_SECRET,
    database: { db, type: "postgres" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      password: hashing,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      sendResetPassword: ({ user, token }) =>
        sendLink({ name: user.name, email: user.email, token }),
      onPasswordReset: ({ user }) => onNewPassword(user),
    },
    user: {
      additionalFields: {
        role: { type: [...roles], input: false, required: true, defaultValue: "team" },
        secondFactorPutOffUntil: { type: "date", input: false, required: false },
      },
    },
    // Hashed, so that a copy of the database contains no working link.
    verification: { storeIdentifier: "hashed" },
    plugins: [
      twoFactor({
        issuer: new URL(config.PUBLIC_URL).hostname,
        // Disabled: our own throttle counts attempts before a code is checked, and strangers could
        // use this one to lock an account.
        accountLockout: { enabled: false },
      }),
    ],
    session: { expiresIn: SEVEN_DAYS, updateAge: AN_HOUR },
    advanced: {
      // Devices are recognised by their browser; IP addresses are not stored.
      ipAddress: { disableIpTracking: true },
      // Validated once, by the instance that lives as long as the process.
      database: { validateSchema: !db.isTransaction },
      // The prefix is ours: with better-auth's own, a neighbouring host could set these cookies.
      useSecureCookies: false,
      cookiePrefix: hostCookie(config, "pousada"),
      defaultCookieAttributes: { sameSite: "lax", secure: isSecure(config) },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
