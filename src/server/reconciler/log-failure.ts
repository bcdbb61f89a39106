import type { Deps } from "../deps.ts";

/** Never a session: whoever has its id can open the confirmation. */
type About = { readonly booking: string | null };

/** One case that fails must not keep the others from being done; the log says which, and why. */
export function logFailure(deps: Deps, step: string, about: About) {
  return (error: unknown): void => {
    deps.log.error({ ...about, step, err: error }, "reconciler-case-failed");
  };
}
