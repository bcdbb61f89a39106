/** Form values, trimmed. */
export type Typed = {
  text(name: string): string;
  /** Null if empty. */
  orNull(name: string): string | null;
  /** NaN if empty, which the server refuses. */
  number(name: string): number;
  isOn(name: string): boolean;
  has(name: string): boolean;
};

export function typedIn(form: FormData): Typed {
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .replaceAll("\r\n", "\n")
      .trim();
  return {
    text,
    orNull: (name) => text(name) || null,
    number: (name) => (text(name) === "" ? Number.NaN : Number(text(name).replace(",", "."))),
    isOn: (name) => form.has(name),
    has: (name) => form.has(name),
  };
}
