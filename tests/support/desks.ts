import { randomBytes } from "node:crypto";
import { askNoSecondFactor } from "../../sample/ask-no-second-factor.ts";
import type { Role } from "../../src/domain/person.ts";
import { createAuth } from "../../src/server/owner/auth.ts";
import { createOwner } from "../../src/server/owner/create-owner.ts";
import { createDesk, type Desk } from "../../src/server/owner/desk.ts";
import { createOwnerApi } from "../../src/server/owner/owner-api.ts";
import { signInHooks } from "../../src/server/owner/sign-in-hooks.ts";
import type { OwnerApi } from "../../src/server/owner-api.ts";
import type { TestApp } from "./app-on.ts";

export const ownerPassword = "uma-senha-bem-longa";

let places = 0;

/** A person at /admin who keeps her cookies between calls. */
export class Someone {
  readonly cookies = new Map<string, string>();
  private readonly app: TestApp;
  readonly address: string;
  private readonly device: string;
  /** The key for a form that she sends repeatedly; null: a new key for every call. */
  formKey: string | null = null;

  /** Each person has her own address, so that rate limits are not shared. */
  constructor(
    app: TestApp,
    address = `198.18.${places >> 8}.${places++ & 255}`,
    device = "chrome/android",
  ) {
    this.app = app;
    this.address = address;
    this.device = device;
  }

  /** The owner's API for a request of hers. */
  get api(): OwnerApi {
    return createOwnerApi(this.desk);
  }

  get desk(): Desk {
    const { deps } = this.app;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers({ "user-agent": this.device, ...(cookie && { cookie }) });
    const auth = createAuth(deps.db, deps.config, signInHooks(deps));
    // Every call is a new form, unless a test sets the key.
    const formKey = () => this.formKey ?? randomBytes(16).toString("hex");
    return { ...createDesk(deps, auth, headers, this.address), formKey };
  }

  keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split(/=(.*)/s) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }

  async signIn(email: string, password = ownerPassword) {
    const answer = await this.api.signIn(email, password);
    if ("cookies" in answer) this.keep(answer.cookies);
    return answer.kind;
  }
}

/** An owner who has just confirmed her password, so that no verb asks for a step-up. */
export async function ownerAt(app: TestApp, email?: string): Promise<Someone> {
  const someone = await signedInOwner(app, email);
  await someone.api.stepUp(ownerPassword);
  return someone;
}

/** An owner who is signed in, without a step-up. Asked for a second factor only if `isAsked`. */
export async function signedInOwner(
  app: TestApp,
  email = "lia@maremansa.example",
  { isAsked = false } = {},
): Promise<Someone> {
  await createOwner(
    app.deps.db,
    { name: "Dona Lia", email, password: ownerPassword },
    new Date(app.deps.clock()),
  );
  if (!isAsked) await askNoSecondFactor(app.deps.db, email);
  const someone = new Someone(app);
  await someone.signIn(email);
  return someone;
}

/** No second factor is asked for. */
const settled = { secondFactor: false, secondFactorAsk: { kind: "none" } } as const;

/** The API of a signed-in person, without a session, for verbs that only check her role. */
export function apiAs({ deps }: Pick<TestApp, "deps">, role: Role = "owner"): OwnerApi {
  const person = { id: role, name: "Dona Lia", email: "lia@maremansa.example", role, ...settled };
  const formKey = () => randomBytes(16).toString("hex");
  return createOwnerApi({ deps, formKey, person: async () => person } as unknown as Desk);
}

/** A colleague without the owner's rights. */
export function helperAt(app: TestApp, email = "rui@maremansa.example"): Promise<Someone> {
  return colleagueAt(app, { name: "Rui", email, role: "team" });
}

/** A person with the cleaning role. */
export function cleanerAt(app: TestApp, email = "zefa@maremansa.example"): Promise<Someone> {
  return colleagueAt(app, { name: "Zefa", email, role: "cleaning" });
}

async function colleagueAt(
  app: TestApp,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<Someone> {
  await createOwner(
    app.deps.db,
    { name, email, password: ownerPassword },
    new Date(app.deps.clock()),
  );
  await app.deps.pool.query(`update "user" set role = $1 where email = $2`, [role, email]);
  const someone = new Someone(app);
  await someone.signIn(email);
  return someone;
}
