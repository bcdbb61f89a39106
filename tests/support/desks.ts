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
  /** Of the one form that she sends again and again. */
  formKey: string | null = null;

  /** Everybody from a place of her own, so that nobody uses up what another may try. */
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
    // Every call of hers is a form of its own, unless a test says which.
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

/** An owner who has just given her password once more, so that nothing asks for it. */
export async function ownerAt(app: TestApp, email?: string): Promise<Someone> {
  const someone = await signedInOwner(app, email);
  await someone.api.stepUp(ownerPassword);
  return someone;
}

/** An owner who is in, and no more. Asked for a second factor only if said so. */
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

/** Nothing is asked of her. */
const settled = { secondFactor: false, secondFactorAsk: { kind: "none" } } as const;

/** The API of somebody who is in already, for verbs that only ask who she is. */
export function apiAs({ deps }: Pick<TestApp, "deps">, role: Role = "owner"): OwnerApi {
  const person = { id: role, name: "Dona Lia", email: "lia@maremansa.example", role, ...settled };
  const formKey = () => randomBytes(16).toString("hex");
  return createOwnerApi({ deps, formKey, person: async () => person } as unknown as Desk);
}

/** A colleague without the owner's rights. */
export function helperAt(app: TestApp, email = "rui@maremansa.example"): Promise<Someone> {
  return colleagueAt(app, { name: "Rui", email, role: "team" });
}

/** Who cleans the rooms. */
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
