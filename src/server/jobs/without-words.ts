import type { Task } from "graphile-worker";

/**
 * The queue keeps the words of a job's last error, and a mail server's refusal quotes the guest's
 * address. What kind of error it was is enough to go on.
 */
export function withoutWords(task: Task): Task {
  return async (payload, helpers) => {
    try {
      await task(payload, helpers);
    } catch (error) {
      throw new Error(kindOf(error));
    }
  };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return code === undefined ? error.name : `${error.name} ${String(code)}`;
}
