import type { Person } from "../../domain/person.ts";

export type Colleague = Person & {
  /** Has set a password; until then the invitation is pending. */
  readonly accepted: boolean;
};
