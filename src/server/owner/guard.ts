import { AppError } from "../../domain/app-error.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { underStepUp } from "../database/step-up-scope.ts";
import { isNoSuchValue } from "../database/transaction.ts";
import type { Exports } from "../verb.ts";
import { byWhom, type Desk } from "./desk.ts";
import { keyed } from "./keyed.ts";
import { admit, permissionOf, type VerbName } from "./permissions.ts";
import { askedStepUp } from "./step-up.ts";

/** Validates the arguments and returns the work to be done. */
export type Door = (...given: unknown[]) => () => Promise<unknown>;
export type Doors = Readonly<Record<VerbName, Door>>;
type Guarded = Readonly<Record<VerbName, (...given: unknown[]) => Promise<unknown>>>;

/**
 * Wraps each verb in its permission check, its validation, its step-up and, if it writes, its
 * idempotency key.
 */
export function guard(desk: Desk, doors: Doors): Guarded {
  const guarded = Object.entries(doors).map(([name, door]) => [
    name,
    async (...args: unknown[]) => {
      await admit(desk, name as VerbName);
      const work = door(...args);
      const { does, stepUp, exports } = permissionOf(name as VerbName);
      const isKeyed = does === "writes" || does === "answers";
      const run = () => (isKeyed ? keyed(desk, { verb: name, args, does }, work) : work());
      try {
        const sessionId = await askedStepUp(desk, stepUp, args[0]);
        const answer = await (sessionId === null ? run() : underStepUp(sessionId, run));
        if (exports) await noteExport(desk, exports, args[0], answer);
        return answer;
      } catch (error) {
        throw isNoSuchValue(error) ? new AppError("invalid-request") : error;
      }
    },
  ]);
  return Object.fromEntries(guarded) as Guarded;
}

/** Written before the file is sent. The search text may name a guest, so it is not stored. */
async function noteExport(
  desk: Desk,
  { what, of }: Exports<unknown>,
  given: unknown,
  file: unknown,
): Promise<void> {
  const subject = of?.(given) ?? null;
  const lines = subject === null ? String(file).trimEnd().split("\n").length - 1 : null;
  const facts = { what, lines };
  await noteActivity(desk.deps.db, await byWhom(desk), { kind: "exported", subject, facts });
}
