const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup that is known to be safe; only `html` makes it, so a plain string can never pass as it. */
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

/** Everything put into the template is escaped, since any of it may come from a stranger. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...contents.map(render)));
}

function render(content: Content): string {
  if (content === null || content === false) return "";
  if (content instanceof Markup) return content.toString();
  if (typeof content === "object") return content.map(render).join("");
  return String(content).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
