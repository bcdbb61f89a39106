import path from "node:path";
import type { Sources } from "../structure/complaints.ts";
import { importsOf } from "../structure/imports.ts";
import { isTest, type Link } from "./link.ts";

type Verb = { readonly name: string; readonly api: string };
type Implemented = { readonly name: string; readonly body: string };

/**
 * Pages and server do not import each other; the owner's verbs connect them. So there are links
 * from each file that a verb's implementation calls to the web files that call the verb, and from
 * a changed file to those of the verbs that it implements, or that call a file beside it.
 */
export function verbLinks(sources: Sources, changed: readonly string[]): Link[] {
  const code = [...sources].filter(([file]) => !isTest(file));
  const inFolder = (folder: string) => code.filter(([file]) => file.startsWith(folder));
  const verbs = inFolder("src/contract/").flatMap(([, source]) => verbsIn(source));
  const web = inFolder("src/web/");
  return inFolder("src/server/").flatMap(([file, source]) =>
    [...declaredIn(source), ...implementedIn(source, verbs)].flatMap(({ name, body }) => {
      const called = targetsIn(body, file, source).filter((target) => sources.has(target));
      const beside = changed.filter((one) => one === file || isBeside(one, called));
      return web
        .filter(([, text]) => calls(text, name))
        .flatMap(([to]) => [
          ...called.map((from) => ({ from, to, steps: 2, by: name })),
          ...beside.map((from) => ({ from, to, steps: from === file ? 2 : 3, by: name })),
        ]);
    }),
  );
}

/** Binding verbs to a request is the same for all, so it says nothing about any of them. */
const BINDS = "src/server/owner";

/** Whether a file is in the folder of a capability that is called. */
function isBeside(one: string, called: readonly string[]): boolean {
  const folder = path.dirname(one);
  const folders = called.map((target) => path.dirname(target));
  return !called.includes(one) && folder !== BINDS && folders.includes(folder);
}

/** Whether a source calls a verb: by name, or as the intent of a form. */
function calls(source: string, verb: string): boolean {
  return (
    source.includes(`.${verb}(`) || new RegExp(`intent: z\\.\\w+\\([^)]*"${verb}"`).test(source)
  );
}

/** The methods of the types named '…Api'. */
function verbsIn(contract: string): Verb[] {
  const types = contract.matchAll(/^export type (\w*Api) =[^;{]*\{\n([\s\S]*?)^\}/gm);
  return [...types].flatMap(([, api = "", body = ""]) =>
    [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = ""]) => ({ name, api })),
  );
}

/** Each declaration, from its name to the next one's. */
function declaredIn(source: string): Implemented[] {
  const declared = [...source.matchAll(/^export const (\w+) = (verb\(|reads\(|marking\()?/gm)];
  return declared.flatMap(({ 1: name = "", 2: isVerb, index }, at) =>
    isVerb ? [{ name, body: source.slice(index, declared[at + 1]?.index) }] : [],
  );
}

/** A file implements the verbs of the types that it names, each from its name to the next one's. */
function implementedIn(source: string, verbs: readonly Verb[]): Implemented[] {
  const own = new Set(
    verbs.filter(({ api }) => new RegExp(`\\b${api}\\b`).test(source)).map(({ name }) => name),
  );
  const members = [...source.matchAll(/^ {2,6}(?:async )?(\w+)(?=[:(,])/gm)].filter(([, name]) =>
    own.has(name ?? ""),
  );
  return members.map(({ 1: name = "", index }, at) => ({
    name,
    body: source.slice(index, members[at + 1]?.index),
  }));
}

/** The imported files whose names stand in a part of the source. */
function targetsIn(part: string, file: string, source: string): string[] {
  const statements = source.matchAll(/^import \{([^}]*)\} from "[^"]+"/gm);
  return [...statements].flatMap(([statement, names = ""]) => {
    const each = names.split(",").map((name) => name.trim().replace(/^type |.* as /g, ""));
    const isNamed = each.some((name) => name && new RegExp(`\\b${name}\\b`).test(part));
    return isNamed ? importsOf(file, statement).map(({ target }) => target) : [];
  });
}
