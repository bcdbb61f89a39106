import type { z } from "zod";
import { checkWith } from "../../../contract/check-with.ts";
import type { Problems } from "./answer.ts";

/** A malformed or truncated body is the client's error: 422, not 500. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 422 });
  }
}

type Checked<T> = { readonly value: T } | { readonly problems: Problems };

/** For schemas without a message. */
const UNSAID = "Confira este campo.";

export function checkForm<S extends z.ZodType>(form: FormData, schema: S): Checked<z.output<S>> {
  const checked = checkWith(schema, nested(form), UNSAID);
  if (checked.success) return { value: checked.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.issues) problems[path.join(".")] ??= message;
  return { problems };
}

/** For forms without visible fields: an invalid payload gets a bare 422. */
export async function readTyped<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const checked = checkForm(await readForm(request), schema);
  if ("problems" in checked) throw new Response(null, { status: 422 });
  return checked.value;
}

/** The forms need no more; a limit, because field names are user input. */
const DEEPEST = 4;

type Branch = Map<string, Branch | string>;

/** Turns names such as 'pt.title' and 'photos.0.alt' into nested objects and arrays. */
export function nested(form: FormData): unknown {
  const root: Branch = new Map();
  for (const [name, value] of form) {
    const steps = name.split(".");
    if (typeof value !== "string" || steps.length > DEEPEST) continue;
    const last = steps.pop() ?? "";
    let branch = root;
    for (const step of steps) {
      const next = branch.get(step);
      const deeper: Branch = next instanceof Map ? next : new Map();
      branch.set(step, deeper);
      branch = deeper;
    }
    branch.set(last, value.replaceAll("\r\n", "\n"));
  }
  return grown(root);
}

function grown(branch: Branch | string): unknown {
  if (typeof branch === "string") return branch;
  const isList = branch.size > 0 && [...branch.keys()].every((name, at) => name === String(at));
  if (isList) return [...branch.values()].map(grown);
  return Object.fromEntries([...branch].map(([name, value]) => [name, grown(value)]));
}
