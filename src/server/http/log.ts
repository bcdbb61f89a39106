import { type DestinationStream, type Logger, pino } from "pino";
import { permitted } from "./log-fields.ts";
import { listed } from "./log-messages.ts";

/**
 * Only what is named in log-fields.ts and log-messages.ts is ever written, whichever library or
 * line of ours it comes from: every call and every child passes through the two lists.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const log = pino({ level, base: null, hooks: { logMethod: onlyListed } }, destination);
  const { child } = log;
  // What a child brings along to change how lines are written is left out with the rest.
  log.child = function permittedChild(this: Logger, bindings: object) {
    return child.call(this, permitted(bindings));
  } as Logger["child"];
  log.setBindings = () => {};
  return log;
}

type Write = (this: Logger, facts: object, message: string) => void;

function onlyListed(this: Logger, given: unknown[], write: unknown): void {
  const [first, second] = given;
  const facts = first instanceof Error ? { err: first } : first;
  const isFacts = typeof facts === "object" && facts !== null;
  const message = listed(isFacts ? second : first);
  (write as Write).call(this, isFacts ? permitted(facts) : {}, message);
}
