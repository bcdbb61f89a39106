export const FAULT_MODES = [
  "error_before",
  "error_after",
  "cut_after",
  "rate_limit",
  "slow",
] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export type Fault = {
  /** A path, in which `*` matches one segment; a single `*` matches every path. */
  path: string;
  method: "GET" | "POST" | "PUT" | null;
  mode: FaultMode;
  times: number;
  ms: number;
};

/** Faults to inject into the next calls. */
export class Faults {
  #ordered: Fault[] = [];

  order(fault: Fault) {
    this.#ordered.push(fault);
  }

  clear() {
    this.#ordered = [];
  }

  list(): Fault[] {
    return this.#ordered;
  }

  take(method: string, path: string): Fault | null {
    const fault = this.#ordered.find((one) => matches(one, method, path));
    if (!fault) return null;
    fault.times -= 1;
    this.#ordered = this.#ordered.filter((one) => one.times > 0);
    return fault;
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== null && fault.method !== method) return false;
  if (fault.path === "*") return true;
  const wanted = fault.path.split("/");
  const actual = path.split("/");
  return (
    wanted.length === actual.length &&
    wanted.every((segment, index) => segment === "*" || segment === actual[index])
  );
}
