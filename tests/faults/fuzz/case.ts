/** The caller. The owner's pages redirect everybody else to sign-in. */
export type Who = "nobody" | "visitor" | "cleaning" | "team" | "owner";

/** A request before serialisation, so that one part can still be mutated. */
export type Case = {
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: readonly (readonly [name: string, value: string])[];
  readonly bytes?: Buffer;
  /** The public call that the request is for, if its path is unchanged. */
  readonly call?: string;
};

/** The serialised body and its content type. */
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
