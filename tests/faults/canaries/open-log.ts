import { registerHooks } from "node:module";

/**
 * Preloaded to disable the allowlists: imports of the logging library get one that writes
 * everything. The app's own code stays unchanged.
 */
registerHooks({
  resolve(specifier, context, next) {
    const fromHouse = context.parentURL?.includes("/build/server/") ?? false;
    if (specifier !== "pino" || !fromHouse) return next(specifier, context);
    return { url: new URL("./open-pino.ts", import.meta.url).href, shortCircuit: true };
  },
});
