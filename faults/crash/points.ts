import type pg from "pg";

/**
 * Labelled places where a process may die: before and after every commit, every call to the
 * payment provider, every mail. Wrapped around what the house runs on; the house knows nothing.
 */
export type Pass = (label: string) => void;

export function dieAt(wanted: string | undefined): Pass {
  const passed = new Map<string, number>();
  return (label) => {
    const times = (passed.get(label) ?? 0) + 1;
    passed.set(label, times);
    const point = `${label} ${times}`;
    process.stdout.write(`point ${point}\n`);
    if (point === wanted) process.kill(process.pid, "SIGKILL");
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

/** Only `commit` is a point: what a transaction does before it has not happened yet. */
export function poolWithPoints(pool: pg.Pool, pass: Pass): pg.Pool {
  return new Proxy(pool, {
    get(object, key) {
      if (key !== "connect") return bound(object, key);
      return async () => clientWithPoints(await object.connect(), pass);
    },
  });
}

function clientWithPoints(client: pg.PoolClient, pass: Pass): pg.PoolClient {
  return new Proxy(client, {
    get(object, key) {
      if (key !== "query") return bound(object, key);
      return async (...args: [never]) => {
        const [query] = args as unknown as [string | { text: string }];
        const text = typeof query === "string" ? query : query.text;
        if (text !== "commit") return object.query(...args);
        pass("before commit");
        const answer = await object.query(...args);
        pass("after commit");
        return answer;
      };
    },
  });
}

function bound(object: object, key: string | symbol): unknown {
  const member = Reflect.get(object, key);
  return typeof member === "function" ? member.bind(object) : member;
}
