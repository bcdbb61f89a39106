import type { z } from "zod";

/** The control API's error. */
export class Problem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function readOrder<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const reading = schema.safeParse(body ?? {});
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  throw new Problem(422, `${issue?.path.join(".") || "body"}: ${issue?.message}`);
}
