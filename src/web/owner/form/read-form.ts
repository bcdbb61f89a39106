import type { z } from "zod";
import type { Problems } from "./answer.ts";

/** What a form sent. A body that is no form, or breaks off, is the sender's mistake and not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 422 });
  }
}

type Checked<T> = { readonly value: T } | { readonly problems: Problems };

/** Where a schema has no sentence of its own. */
const UNSAID = "Confira este campo.";

/** What the form means, or a sentence for each field that stands in the way. */
export function checkForm<S extends z.ZodType>(form: FormData, schema: S): Checked<z.output<S>> {
  const parsed = schema.safeParse(nested(form), { error: () => UNSAID });
  if (parsed.success) return { value: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join(".")] ??= message;
  return { problems };
}

/** For a form without fields to mark: what cannot be read is not answered in words. */
export async function readTyped<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const checked = checkForm(await readForm(request), schema);
  if ("problems" in checked) throw new Response(null, { status: 422 });
  return checked.value;
}

/** Deep enough for every form here, and for nobody's joke. */
const DEEPEST = 4;

type Branch = Map<string, Branch | string>;

/** 'pt.title' and 'photos.0.alt' as the objects and lists they are named after. */
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
