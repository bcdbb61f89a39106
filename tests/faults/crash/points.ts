import { createInterface } from "node:readline";
import type pg from "pg";

/**
 * Labelled crash points: before and after every commit, provider call and mail. They wrap the
 * dependencies; the app's code is unchanged.
 */
export type Pass = (label: string) => void;

/** Reports the points it passes, and crashes at the one named on its standard input. */
export function dieWhenTold(): Pass {
  let wanted = "";
  let passesLeft = 0;
  const orders = createInterface({ input: process.stdin });
  orders.on("line", (line) => {
    const [passes = "1", ...label] = line.split(" ");
    passesLeft = Number(passes);
    wanted = label.join(" ");
  });
  // The parent is gone, and nothing else would end this process.
  orders.on("close", () => process.exit());
  return (label) => {
    process.stdout.write(`point ${label}\n`);
    if (label === wanted && --passesLeft === 0) process.kill(process.pid, "SIGKILL");
  };
}

export function withPoints<T extends object>(name: string, target: T, pass: Pass): T {
  return new Proxy(target, {
    get(object, key) {
      const member = Reflect.get(object, key);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const result = Reflect.apply(member, object, args);
        if (!(result instanceof Promise)) return result;
        pass(`before ${name}.${String(key)}`);
        return result.then((value) => {
          pass(`after ${name}.${String(key)}`);
          return value;
        });
      };
    },
  });
}

/** Only `commit` is a point: before it, a transaction has had no effect. */
export function poolWithPoints(pool: pg.Pool, pass: Pass): pg.Pool {
  return new Proxy(pool, {
    get(object, key) {
      if (key !== "connect") return bound(object, key);
      return async () => clientWithPoints(await object.connect(), pass);
    },
  });
}

/**
 * A commit is labelled by what its transaction wrote, so that it is the same point in every run. A
 * write that found no row does not count: whether it finds one depends on which process came first.
 */
function clientWithPoints(client: pg.PoolClient, pass: Pass): pg.PoolClient {
  const written = new Set<string>();
  return new Proxy(client, {
    get(object, key) {
      if (key !== "query") return bound(object, key);
      return async (...args: [never]) => {
        const [query] = args as unknown as [string | { text: string }];
        const text = typeof query === "string" ? query : query.text;
        if (text === "begin") written.clear();
        const table = /^\s*(?:insert into|update|delete from) "(\w+)"/.exec(text)?.[1];
        if (text !== "commit" || written.size === 0) {
          const answer = await object.query(...args);
          if (table && rowsOf(answer) > 0) written.add(table);
          return answer;
        }
        const label = `commit of ${[...written].join(", ")}`;
        pass(`before ${label}`);
        const answer = await object.query(...args);
        pass(`after ${label}`);
        return answer;
      };
    },
  });
}

const rowsOf = (answer: unknown) => (answer as pg.QueryResult).rowCount ?? 0;

export function bound(object: object, key: string | symbol): unknown {
  const member = Reflect.get(object, key);
  return typeof member === "function" ? member.bind(object) : member;
}
