import { type DestinationStream, type Logger, pino } from "pino";
import { permitted } from "./log-fields.ts";
import { listed } from "./log-messages.ts";

/**
 * Every call and every child logger passes through the allowlists of log-fields.ts and
 * log-messages.ts, libraries included.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const log = pino({ level, base: null, hooks: { logMethod: onlyListed } }, destination);
  const { child } = log;
  // A child's own serializers and options are dropped, because they could bypass the allowlists.
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
