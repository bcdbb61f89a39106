import { type Endpoint, endpoints } from "../../../src/contract/endpoints.ts";
import { wireProblem } from "../../../src/contract/wire.ts";
import type { Case } from "./case.ts";
import type { Answer } from "./send.ts";

const calls: Readonly<Record<string, Endpoint>> = endpoints;

/** Texts that only internals would contain. */
const insides: readonly RegExp[] = [
  /\n\s+at \S+ ?\(?(file:|node:|\/)/,
  /node:internal|node_modules|build\/server|\.tsx?:\d+/,
  /\b(Type|Reference|Syntax|Range|Zod|Database|Kysely|App|Provider|URI)Error\b/,
  /\b(FST_ERR|ERR_[A-Z]+_|ECONN[A-Z]+|ENOENT|SQLSTATE)/,
  /\b(select\b.+\bfrom\b.+\bwhere|insert into \w+ ?\(|relation "|syntax error at or near)/i,
  /invalid input syntax|violates \w+ constraint|invalid byte sequence/,
];

export function leakIn(text: string, places: readonly string[]): string | null {
  const found = insides.find((one) => one.test(text))?.exec(text)?.[0];
  return found ?? places.find((place) => text.includes(place)) ?? null;
}

/** The problem with a response; null if there is none. */
export function complaintAbout(
  asked: Case,
  answer: Answer | null,
  places: readonly string[],
): string | null {
  // Node closes the connection on invalid HTTP, and on bodies it does not want to read.
  if (answer === null) return (asked.bytes?.length ?? 0) > 60_000 ? null : "no answer";
  if (answer.status >= 500) return `status ${answer.status}`;
  const leak = leakIn(answer.body, places);
  if (leak) return `leaks ${JSON.stringify(leak)}`;
  if (asked.method === "HEAD" || answer.status === 304) return null;
  const endpoint = asked.call ? calls[asked.call] : undefined;
  if (endpoint) return misshapen(endpoint, answer);
  return answer.type.startsWith("application/problem+json") ? misshapenProblem(answer) : null;
}

function misshapen(endpoint: Endpoint, answer: Answer): string | null {
  if (answer.status >= 400) return misshapenProblem(answer);
  if (answer.status === 204) return answer.body === "" ? null : "204 with a body";
  const schema = endpoint.answers[answer.status];
  if (!schema) return `undescribed status ${answer.status}`;
  return schema.safeParse(parsed(answer.body)).success ? null : "answer unlike its schema";
}

function misshapenProblem({ type, body, status }: Answer): string | null {
  if (!type.startsWith("application/problem+json")) return `refusal as ${type}`;
  const problem = wireProblem.safeParse(parsed(body));
  return problem.success && problem.data.status === status ? null : "problem unlike its schema";
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
