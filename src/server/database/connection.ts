import pg from "pg";
import { inOurWords, isLost } from "./away.ts";
import { PlanKeeper } from "./keep-plans.ts";

/** A connection that says in our words when it is lost, and is lost when it does not answer. */
export class Connection extends PlanKeeper {
  override query(...args: unknown[]): never {
    const answer: unknown = super.query(...args);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((error: unknown) => {
      // Else the next statement would wait behind one that is never answered, and the pool hand
      // out a connection whose end it has not heard of yet.
      if (isLost(error)) void this.end();
      throw inOurWords(error);
    }) as never;
  }
}

/** Connections that cannot be had are away too. */
export class Pool extends pg.Pool {
  override connect(...args: unknown[]): never {
    const client: unknown = Reflect.apply(super.connect, this, args);
    if (!(client instanceof Promise)) return client as never;
    return client.catch((error: unknown) => {
      throw inOurWords(error);
    }) as never;
  }
}
