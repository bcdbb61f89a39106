import { registerHooks } from "node:module";

/**
 * Loaded before the house to take its lists away: whoever asks for the logging library gets one
 * that writes whatever it is given. The house's own code stays as it is.
 */
registerHooks({
  resolve(specifier, context, next) {
    const fromHouse = context.parentURL?.includes("/build/server/") ?? false;
    if (specifier !== "pino" || !fromHouse) return next(specifier, context);
    return { url: new URL("./open-pino.ts", import.meta.url).href, shortCircuit: true };
  },
});
