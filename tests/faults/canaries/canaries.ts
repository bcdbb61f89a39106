import type { Random } from "../random.ts";

export const kinds = [
  "name",
  "email",
  "phone",
  "message",
  "note",
  "card",
  "session",
  "password",
  "token",
  "cookie",
] as const;
export type Kind = (typeof kinds)[number];

export type Canary = {
  readonly kind: Kind;
  /** The part that must not appear anywhere. */
  readonly needle: string;
};

/** Unique values that people type: wherever one appears, it has leaked there. */
export class Canaries {
  readonly planted: Canary[] = [];
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** A new canary in the format of its field. */
  plant(kind: Kind): string {
    const digits = kind === "phone" || kind === "card";
    const needle = digits
      ? this.draw("0123456789", 11)
      : `zq${this.draw("bcdfghjklmnprstvwx", 12)}`;
    this.planted.push({ kind, needle });
    return shapes[kind](needle);
  }

  /** A secret that the app has issued. */
  adopt(kind: Kind, secret: string): void {
    this.planted.push({ kind, needle: secret });
  }

  foundIn(text: string): Canary[] {
    const words = text.toLowerCase();
    const digits = text.replaceAll(/[\s().+-]/g, "");
    return this.planted.filter(({ needle }) =>
      /^\d+$/.test(needle) ? digits.includes(needle) : words.includes(needle.toLowerCase()),
    );
  }

  private draw(letters: string, length: number): string {
    return Array.from({ length }, () => this.random.pick([...letters])).join("");
  }
}

const shapes: Record<Kind, (needle: string) => string> = {
  name: (needle) => `${needle} da Silva`,
  email: (needle) => `${needle}@exemplo.example`,
  phone: (needle) => `+55 ${needle}`,
  message: (needle) => `Chegamos tarde, pode ser? ${needle}`,
  note: (needle) => `Alergia: ${needle}\n    at ${needle} (/casa/${needle}:1:2)`,
  card: (needle) => `42424${needle}`,
  session: (needle) => `cs_test_${needle}`,
  password: (needle) => `senha ${needle}`,
  token: (needle) => needle,
  cookie: (needle) => needle,
};
