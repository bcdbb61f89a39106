import { type ApiOf, type Does, prepare, type Verb } from "../verb.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";
import { type Door, type Doors, guard } from "./guard.ts";
import { permittedTo } from "./permissions.ts";
import { type UndeclaredApi, undeclared } from "./undeclared.ts";
import { verbs } from "./verbs.ts";

/** Everything behind /admin. */
export type OwnerApi = UndeclaredApi & ApiOf<typeof verbs>;

/** The owner's API for one request, each call behind its permission. */
export function createOwnerApi(desk: Desk): OwnerApi {
  const askedOf =
    (verb: Verb<Does, unknown, unknown, unknown>): Door =>
    (given) => {
      const run = prepare(verb, given);
      return async () => run(await asking(desk));
    };
  const listPermitted = async () => permittedTo((await desk.person())?.role);
  const calls = Object.entries({ ...undeclared(desk), listPermitted }) as [
    string,
    (...given: unknown[]) => unknown,
  ][];
  const doors = [
    ...Object.entries(verbs).map(([name, verb]) => [name, askedOf(verb)]),
    ...calls.map(([name, call]): [string, Door] => [
      name,
      (...given) =>
        async () =>
          call(...given),
    ]),
  ];
  return guard(desk, Object.fromEntries(doors) as Doors) as OwnerApi;
}

async function asking(desk: Desk) {
  const at = new Date(desk.deps.clock());
  return { deps: desk.deps, person: await signedIn(desk), cause: await causeOf(desk), at };
}
