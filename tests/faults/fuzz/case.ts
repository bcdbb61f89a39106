/** Who asks. The owner's own pages answer nobody else with more than the door. */
export type Who = "nobody" | "visitor" | "team" | "owner";

/** One request before it is written down: what is structured can still be bent in one place. */
export type Case = {
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: readonly (readonly [name: string, value: string])[];
  readonly bytes?: Buffer;
  /** The public call that the request was made for, if it is still at its address. */
  readonly call?: string;
};

/** The body and what it is called. */
export function written(of: Case): { body: Buffer | undefined; type: string | undefined } {
  if (of.bytes) return { body: of.bytes, type: undefined };
  if (of.json !== undefined) {
    return { body: Buffer.from(JSON.stringify(of.json) ?? ""), type: "application/json" };
  }
  if (of.form) {
    const body = new URLSearchParams(of.form.map(([name, value]) => [name, value])).toString();
    return { body: Buffer.from(body), type: "application/x-www-form-urlencoded" };
  }
  return { body: undefined, type: undefined };
}
