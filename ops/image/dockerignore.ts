import { readFileSync } from "node:fs";

const WILD: Record<string, string> = { "**/": "(.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };

type Rule = { readonly lets: boolean; readonly pattern: RegExp };

const rules: readonly Rule[] = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => ({ lets: line.startsWith("!"), pattern: toPattern(line.replace(/^!/, "")) }));

/** Whether .dockerignore lets a path into a build. As in Docker, the last rule that matches decides. */
export function isLetIn(file: string): boolean {
  return rules.findLast(({ pattern }) => pattern.test(file))?.lets ?? true;
}

/** A rule for a folder holds for everything in it. */
function toPattern(rule: string): RegExp {
  const parts = rule.split(/(\*\*\/|\*\*|\*|\?)/).map((part) => WILD[part] ?? plain(part));
  return new RegExp(`^${parts.join("")}(/|$)`);
}

function plain(text: string): string {
  return text.replaceAll(/[^\w/-]/g, "\\$&");
}
