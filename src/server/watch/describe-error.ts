export type DescribedError = {
  kind: string;
  code?: string;
  constraint?: string;
  at: string[];
  cause?: DescribedError;
};

const MOST_FRAMES = 6;
const MOST_CAUSES = 3;
const name = /^\w{1,60}$/;
/** A stack frame's location, with or without its function. */
const frame = /^at (?:[\w.$<># [\]]{1,120} \()?(?:file:\/\/|node:|[A-Z]:|\/)[^\s():]+:\d+:\d+\)?$/;

/** An error's class and location, never its message: messages quote user input. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    kind: named(error.name) ?? "Error",
    ...optional("code", named(code)),
    ...optional("constraint", named(constraint)),
    at: framesOf(error),
    ...(error.cause === undefined || depth === MOST_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The same as a single line of text. */
export function errorInWords(error: unknown): string {
  const { kind, code, constraint } = describeError(error);
  return [kind, code, constraint].filter(Boolean).join(" ");
}

function named(value: unknown): string | undefined {
  return name.test(String(value)) && value !== undefined ? String(value) : undefined;
}

function optional<K extends string>(key: K, value: string | undefined) {
  return value === undefined ? {} : ({ [key]: value } as Record<K, string>);
}

/** The stack after the message, which may itself contain lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const begins = stack.indexOf(message);
  return stack
    .slice(begins < 0 ? 0 : begins + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => frame.test(line))
    .slice(0, MOST_FRAMES);
}
