const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escaped markup; only `html` creates it, so a plain string cannot pass as it. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Content = Markup | string | number | null | false | readonly Content[];

/** Escapes every interpolated value, which may be untrusted. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...contents.map(render)));
}

function render(content: Content): string {
  if (content === null || content === false) return "";
  if (content instanceof Markup) return content.toString();
  if (typeof content === "object") return content.map(render).join("");
  return String(content).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
