import { type LoggerOptions, pino as library } from "pino";

/** The library without the hook that narrows it, and deaf to a narrower way of making children. */
export function pino({ hooks: _, ...options }: LoggerOptions) {
  const log = library(options);
  const { child } = log;
  Object.defineProperty(log, "child", { get: () => child, set: () => {} });
  return log;
}
