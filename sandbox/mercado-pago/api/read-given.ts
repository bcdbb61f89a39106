import type { z } from "zod";
import { readStrictly } from "../../provider/refusal.ts";
import { badRequest, type MercadoPagoRefusal } from "./refusal.ts";

/** Codes by the path of what is wrong; the longest path that fits wins. */
export type Codes = Readonly<Record<string, number>>;

const WRONG_NAME = 8;
const WRONG_DATE = 23;

export function readGiven<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  codes: Codes = {},
): z.output<Schema> {
  return readStrictly(schema, given, (issue) =>
    issue ? refusalFor(issue, codes) : badRequest("Invalid request"),
  );
}

function refusalFor(issue: z.core.$ZodIssue, codes: Codes): MercadoPagoRefusal {
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => [...issue.path, key].join("."));
    return badRequest(
      `The name of the following parameters is wrong : [${names.join(", ")}]`,
      WRONG_NAME,
    );
  }
  const path = issue.path.map(String);
  const name = path.join(".");
  const reason =
    issue.code === "custom" || issue.code === "invalid_format" ? issue.message : "is invalid";
  return badRequest(`${name} ${reason}`, codeOf(path, codes));
}

function codeOf(path: string[], codes: Codes): number | null {
  for (let length = path.length; length > 0; length--) {
    const code = codes[path.slice(0, length).join(".")];
    if (code !== undefined) return code;
  }
  const isDate = path.some((step) => /^(date_|expiration_date|begin_date|end_date)/.test(step));
  return isDate ? WRONG_DATE : null;
}
