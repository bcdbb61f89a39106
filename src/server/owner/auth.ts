import { betterAuth } from "better-auth";
import type { Config } from "../../config.ts";
import type { Database } from "../database/connect.ts";

const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** Sign-in as better-auth keeps it. Nobody can sign up: people are created by command. */
export function createAuth(db: Database, config: Pick<Config, "PUBLIC_URL" | "AUTH_SECRET">) {
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret: config.AUTH_SECRET,
    database: { db, type: "postgres" },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: { expiresIn: SEVEN_DAYS },
    advanced: { cookiePrefix: "pousada", defaultCookieAttributes: { sameSite: "lax" } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
