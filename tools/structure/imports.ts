import path from "node:path";

export type Import = { readonly target: string; readonly typeOnly: boolean };

const statement = /^(?:import|export)\s+(type\s+)?(?:([^"';]*?)\s+from\s+)?"([^"]+)"/gm;
const dynamic = /(typeof\s+)?import\(\s*"([^"]+)"\s*\)/g;

/**
 * The imports of a source file: our own files as paths from the root, packages as `npm:name`. Our
 * own imports are relative and with extension, so resolving them needs no lookup.
 */
export function importsOf(file: string, source: string): Import[] {
  const statements = [...source.matchAll(statement)].map(([, type, names, target]) => ({
    target: resolve(file, target ?? ""),
    typeOnly: type !== undefined || onlyTypes(names ?? ""),
  }));
  const dynamics = [...source.matchAll(dynamic)].map(([, type, target]) => ({
    target: resolve(file, target ?? ""),
    typeOnly: type !== undefined,
  }));
  return [...statements, ...dynamics];
}

function resolve(file: string, target: string): string {
  if (target.startsWith(".")) return path.posix.join(path.posix.dirname(file), target);
  const parts = target.split("/");
  return `npm:${parts.slice(0, target.startsWith("@") ? 2 : 1).join("/")}`;
}

function onlyTypes(names: string): boolean {
  const braces = /^\{([\s\S]*)\}$/.exec(names.trim());
  if (!braces) return false;
  const each = (braces[1] ?? "").split(",").map((name) => name.trim());
  return each.filter(Boolean).every((name) => name.startsWith("type "));
}
