import { readFileSync } from "node:fs";

export type Instruction = { readonly verb: string; readonly text: string };
export type Stage = {
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
};

/** Parses the subset of Dockerfile syntax that ours uses: no here-documents, no SHELL. */
export function readDockerfile(file = "ops/Dockerfile"): Stage[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, verb = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (verb === "FROM") {
      const [image = "", , name = ""] = text.split(/\s+/);
      stages.push({ name, image, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ verb, text });
    }
  }
  return stages;
}

export function stageNamed(name: string): Stage {
  const stage = readDockerfile().find((one) => one.name === name);
  if (!stage) throw new Error(`ops/Dockerfile has no stage '${name}'`);
  return stage;
}

export type Copy = {
  readonly from: string | null;
  readonly sources: string[];
  readonly to: string;
};

export function copiesOf({ instructions }: Stage): Copy[] {
  return instructions.filter(({ verb }) => verb === "COPY").map(({ text }) => readCopy(text));
}

export function readCopy(text: string): Copy {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? (words.shift() ?? "").slice(7) : null;
  return { from, to: words.at(-1) ?? "", sources: words.slice(0, -1) };
}

/** The words of an instruction in exec form: CMD ["node", "src/main.ts"]. */
export function wordsOf(stage: Stage, verb: string): string[] {
  const text = stage.instructions.findLast((one) => one.verb === verb)?.text ?? "[]";
  return JSON.parse(text.slice(text.indexOf("[")));
}
