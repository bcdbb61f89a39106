import type { z } from "zod";
import { readStrictly } from "../../provider/refusal.ts";
import { invalidParameter, missingParameter, StripeRefusal } from "./refusal.ts";

type Issue = z.core.$ZodIssue;

export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: unknown,
): z.output<Schema> {
  return readStrictly(schema, form, (issue) =>
    issue ? refusalFor(issue) : new StripeRefusal(400, "Invalid request."),
  );
}

function refusalFor(issue: Issue): StripeRefusal {
  const param = bracketed(issue.path);
  switch (issue.code) {
    case "unrecognized_keys":
      return unknownParameters(issue.keys.map((key) => bracketed([...issue.path, key])));
    case "invalid_type":
      return wrongType(param, issue.expected, issue.message);
    case "invalid_value":
      return invalidParameter(param, `Invalid ${param}: must be one of ${oneOf(issue.values)}`);
    case "too_big":
      return tooBig(param, issue);
    case "too_small":
      return tooSmall(param, issue);
    case "custom":
      return invalidParameter(param, issue.message, issue.params?.code as string | undefined);
    default:
      return invalidParameter(param, `Invalid ${param}`);
  }
}

function unknownParameters(names: string[]): StripeRefusal {
  const noun = names.length > 1 ? "parameters" : "parameter";
  const message = `Received unknown ${noun}: ${names.join(", ")}`;
  return invalidParameter(names[0] ?? "", message, "parameter_unknown");
}

function wrongType(param: string, expected: string, message: string): StripeRefusal {
  if (message.endsWith("received undefined")) return missingParameter(param);
  return invalidParameter(param, `Invalid ${expected === "record" ? "object" : expected}`);
}

function tooBig(param: string, { origin, maximum }: z.core.$ZodIssueTooBig): StripeRefusal {
  if (origin === "string")
    return invalidParameter(param, `Invalid string: must be at most ${maximum} characters`);
  if (origin === "array")
    return invalidParameter(param, `Array must contain at most ${maximum} elements`);
  const message = `This value must be less than or equal to ${maximum}.`;
  return invalidParameter(param, message, "parameter_invalid_integer");
}

function tooSmall(param: string, { origin, minimum }: z.core.$ZodIssueTooSmall): StripeRefusal {
  if (origin === "string")
    return invalidParameter(
      param,
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      "parameter_invalid_empty",
    );
  if (origin === "array") return missingParameter(param);
  const message = `This value must be greater than or equal to ${minimum}.`;
  return invalidParameter(param, message, "parameter_invalid_integer");
}

/** `['line_items', 0, 'quantity']` becomes `line_items[0][quantity]`. */
function bracketed([first = "", ...rest]: PropertyKey[]): string {
  return `${String(first)}${rest.map((step) => `[${String(step)}]`).join("")}`;
}

function oneOf(values: readonly unknown[]): string {
  const names = values.map(String);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}, or ${names.at(-1)}`;
}
