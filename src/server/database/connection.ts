import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import pg from "pg";
import { beforeDeadline, timeLeft } from "../deadline.ts";
import { DatabaseAway, inOurWords, isLost } from "./away.ts";
import { PlanKeeper } from "./keep-plans.ts";

/** The context of the app's start, which has no request, deadline or idempotency key. */
const outsideRequests = AsyncLocalStorage.snapshot();

const late = () => new DatabaseAway(new Error("deadline exceeded"));

/** A connection that enforces the request's deadline and closes itself when it is lost. */
export class Connection extends PlanKeeper {
  // Socket callbacks, such as the queue's notifications, would otherwise inherit the deadline and
  // the idempotency key of the request that opened the connection.
  override connect(...args: unknown[]): never {
    return outsideRequests(() => Reflect.apply(super.connect, this, args)) as never;
  }

  override query(...args: unknown[]): never {
    // After the deadline only a rollback is still sent.
    const isTakenBack = args[0] === "rollback";
    if (!isTakenBack && timeLeft(1) <= 0) return refusing(args, late()) as never;
    const answer: unknown = super.query(...args);
    if (!(answer instanceof Promise)) return answer as never;
    const inTime = isTakenBack ? answer : beforeDeadline(answer, () => this.giveUp());
    return inTime.catch((error: unknown) => {
      // Close it: otherwise the next statement would queue behind one that never returns, and the
      // pool would hand out a dead connection.
      if (isLost(error)) void this.end();
      throw inOurWords(error);
    }) as never;
  }

  /** Closing the connection rolls its transaction back. */
  private giveUp(): DatabaseAway {
    void this.end();
    return late();
  }
}

/** Supports both calling styles of the driver: promise and callback. */
function refusing(args: unknown[], error: Error): unknown {
  const callback = args.at(-1);
  if (typeof callback !== "function") return Promise.reject(error);
  process.nextTick(callback as (error: Error) => void, error);
  return undefined;
}

function isCallback(arg: unknown): arg is (...args: unknown[]) => unknown {
  return typeof arg === "function";
}

/** A pool whose `connect` respects the deadline and reports failures as DatabaseAway. */
export class Pool extends pg.Pool {
  override connect(...args: unknown[]): never {
    // The pool calls the waiter from the context of the request that releases a connection. Bind it
    // to its own context, and so to its own deadline.
    const own = args.map((arg) => (isCallback(arg) ? AsyncResource.bind(arg) : arg));
    const client: unknown = Reflect.apply(super.connect, this, own);
    if (!(client instanceof Promise)) return client as never;
    return beforeDeadline(client as Promise<pg.PoolClient>, () => {
      // Nobody waits for this connection any more: return it to the pool.
      client.then((late: pg.PoolClient) => late.release()).catch(() => {});
      return late();
    }).catch((error: unknown) => {
      throw inOurWords(error);
    }) as never;
  }
}
