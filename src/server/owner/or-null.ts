import { APIError } from "better-auth/api";

/** A refusal by better-auth is a result, not a failure. */
export async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
