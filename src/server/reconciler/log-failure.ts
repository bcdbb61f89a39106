import type { Deps } from "../deps.ts";

/** Never a session's id, because knowing it is enough to open the confirmation. */
type About = { readonly booking: string | null };

/** A failing case must not stop the others; it is logged. */
export function logFailure(deps: Deps, step: string, about: About) {
  return (error: unknown): void => {
    deps.log.error({ ...about, step, err: error }, "reconciler-case-failed");
  };
}
