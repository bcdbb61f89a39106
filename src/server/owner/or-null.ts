import { APIError } from "better-auth/api";

/** What better-auth refuses is an answer here, not a failure. */
export async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
