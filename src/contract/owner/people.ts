import type { Person, Role } from "../../domain/person.ts";

export type Colleague = Person & {
  /** Has set a password; until then the invitation is pending. */
  readonly accepted: boolean;
};

export type PeopleApi = {
  listPeople(): Promise<readonly Colleague[]>;
  /** Creates the person and queues the mail with the link; repeated, it sends a new link. */
  invite(person: { name: string; email: string; role: Role }): Promise<void>;
  changeRole(personId: string, role: Role): Promise<void>;
  removePerson(personId: string): Promise<void>;
};
