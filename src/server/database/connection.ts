import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { beforeDeadline, outsideDeadline, timeLeft } from "../deadline.ts";
import { DatabaseAway, inOurWords, isLost } from "./away.ts";
import { PlanKeeper } from "./keep-plans.ts";

const late = () => new DatabaseAway(new Error("the deadline has passed"));

/** A connection that says in our words when it is lost, and is lost when it does not answer. */
export class Connection extends PlanKeeper {
  // Whoever is called by its socket later, such as the queue when something is notified, would go by
  // the deadline of the caller it was opened for, which is long over.
  override connect(...args: unknown[]): never {
    return outsideDeadline(() => Reflect.apply(super.connect, this, args)) as never;
  }

  override query(...args: unknown[]): never {
    // What was begun is still taken back; nothing else is, for somebody who is told to come again.
    const isTakenBack = args[0] === "rollback";
    if (!isTakenBack && timeLeft(1) <= 0) return refusing(args, late()) as never;
    const answer: unknown = super.query(...args);
    if (!(answer instanceof Promise)) return answer as never;
    const inTime = isTakenBack ? answer : beforeDeadline(answer, () => this.giveUp());
    return inTime.catch((error: unknown) => {
      // Else the next statement would wait behind one that is never answered, and the pool hand
      // out a connection whose end it has not heard of yet.
      if (isLost(error)) void this.end();
      throw inOurWords(error);
    }) as never;
  }

  /** With the connection ends its transaction. */
  private giveUp(): DatabaseAway {
    void this.end();
    return late();
  }
}

/** In the manner that was asked for: by a promise, or by calling back. */
function refusing(args: unknown[], error: Error): unknown {
  const callback = args.at(-1);
  if (typeof callback !== "function") return Promise.reject(error);
  process.nextTick(callback as (error: Error) => void, error);
  return undefined;
}

function isCallback(arg: unknown): arg is (...args: unknown[]) => unknown {
  return typeof arg === "function";
}

/** Connections that cannot be had are away too. */
export class Pool extends pg.Pool {
  override connect(...args: unknown[]): never {
    // Who waits is called back by whoever gives a connection back, and would go by their deadline.
    const own = args.map((arg) => (isCallback(arg) ? AsyncResource.bind(arg) : arg));
    const client: unknown = Reflect.apply(super.connect, this, own);
    if (!(client instanceof Promise)) return client as never;
    return beforeDeadline(client as Promise<pg.PoolClient>, () => {
      // It comes to nobody: back with it.
      client.then((late: pg.PoolClient) => late.release()).catch(() => {});
      return late();
    }).catch((error: unknown) => {
      throw inOurWords(error);
    }) as never;
  }
}
