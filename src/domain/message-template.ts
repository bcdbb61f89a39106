import type { Language } from "./language.ts";
import { LONGEST_MESSAGE, type MessageKind } from "./message.ts";
import { type MessageVariable, readVariable } from "./message-variables.ts";

/** A text for chats with its variables in braces: 'Oi, {primeiro nome}!' */
export type MessageTemplate = {
  readonly kind: MessageKind;
  readonly language: Language;
  readonly text: string;
};

/** Values are plain text; missing, null or blank means that there is none. */
export type MessageValues = Readonly<Partial<Record<MessageVariable, string | null>>>;

const VARIABLE = /\{([^{}]*)\}/g;

/** In code points, as PostgreSQL counts. */
export function lengthOfMessage(text: string): number {
  return [...text].length;
}

/** What is wrong with a text to be saved; null if nothing is. */
export function problemOf(
  template: MessageTemplate,
): "missing" | "too-long" | "variable-unknown" | null {
  const { kind, text } = template;
  if (lengthOfMessage(text) > LONGEST_MESSAGE) return "too-long";
  if (/[{}]/.test(text.replaceAll(VARIABLE, (all, name) => (isKnown(template, name) ? "" : all))))
    return "variable-unknown";
  // Without the link, nobody could find and pay the proposal.
  const says = [...text.matchAll(VARIABLE)].map(([, name = ""]) => readIn(template, name));
  return kind === "proposal" && !says.includes("link") ? "missing" : null;
}

/** The text as it is saved: trimmed, and without invisible characters. */
export function tidyMessage(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .replaceAll(/[^\S\n]+$/gmu, "")
    .trim();
}

/**
 * Fills in the values. A variable without a value removes its sentence, and a line that loses all
 * its sentences is removed, too. A value is never read as a template.
 */
export function fillMessage(template: MessageTemplate, values: MessageValues): string {
  const filled: string[] = [];
  let hasLost = false;
  for (const line of template.text.split("\n")) {
    const sentences = sentencesIn(line);
    const said = sentences.map((one) => fillSentence(template, one, values));
    const kept = said.filter((one) => one !== null);
    if (kept.length === 0 && sentences.length > 0) {
      hasLost = true;
      continue;
    }
    // Otherwise the blank lines before and after a removed line would add up.
    if (line === "" && hasLost && (filled.at(-1) ?? "") === "") continue;
    hasLost = false;
    const text = kept.join("");
    filled.push(kept.length < said.length ? text.trim() : text);
  }
  while (hasLost && filled.at(-1) === "") filled.pop();
  return filled.join("\n");
}

/**
 * A line's sentences, each with the blanks after it. A full stop before a small letter does not end
 * a sentence: it belongs to an abbreviation.
 */
function sentencesIn(line: string): string[] {
  const ending = /[.!?…]+["'”’»)\]*_~]*\s+/gu;
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: signs, index } of line.matchAll(ending)) {
    const end = index + signs.length;
    const isAbbreviated = /^[.…]/u.test(signs) && /^\p{Ll}/u.test(line.slice(end));
    if (isAbbreviated) continue;
    sentences.push(line.slice(start, end));
    start = end;
  }
  if (start < line.length) sentences.push(line.slice(start));
  return sentences;
}

function fillSentence(
  template: MessageTemplate,
  sentence: string,
  values: MessageValues,
): string | null {
  let lacks = false;
  const text = sentence.replaceAll(VARIABLE, (_, name) => {
    const variable = readIn(template, name);
    const value = variable && plainValue(values[variable] ?? "");
    if (!value) lacks = true;
    return value ?? "";
  });
  return lacks ? null : text;
}

/** On one line, so that a name cannot begin a paragraph of its own. */
function plainValue(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

const readIn = ({ kind, language }: MessageTemplate, name: string) =>
  readVariable(name, kind, language);

const isKnown = (template: MessageTemplate, name: string) => readIn(template, name) !== null;
