import { type LoggerOptions, pino as library } from "pino";

/** pino without the hook and the child override that apply the allowlists. */
export function pino({ hooks: _, ...options }: LoggerOptions) {
  const log = library(options);
  const { child } = log;
  Object.defineProperty(log, "child", { get: () => child, set: () => {} });
  return log;
}
