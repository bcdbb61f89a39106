import type { OwnerApi } from "../../src/contract/owner-api.ts";
import { createAuth } from "../../src/server/owner/auth.ts";
import { createOwner } from "../../src/server/owner/create-owner.ts";
import { createDesk, type Desk } from "../../src/server/owner/desk.ts";
import { doorHooks } from "../../src/server/owner/door.ts";
import { createOwnerApi } from "../../src/server/owner/owner-api.ts";
import type { TestHouse } from "./house-on.ts";

export const ownerPassword = "uma-senha-bem-longa";

let places = 0;

/** A person at /admin who keeps her cookies between calls. */
export class Someone {
  readonly cookies = new Map<string, string>();
  private readonly house: TestHouse;
  readonly address: string;

  /** Each with her own address, so that nobody uses up another's rate limit. */
  constructor(house: TestHouse, address = `198.18.${places >> 8}.${places++ & 255}`) {
    this.house = house;
    this.address = address;
  }

  /** The owner's API for a request of hers. */
  get api(): OwnerApi {
    return createOwnerApi(this.desk);
  }

  get desk(): Desk {
    const { deps } = this.house;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(cookie ? { cookie } : {});
    const auth = createAuth(deps.db, deps.config, doorHooks(deps));
    return createDesk(deps, auth, headers, this.address);
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

export async function ownerAt(house: TestHouse, email = "lia@maremansa.example"): Promise<Someone> {
  await createOwner(house.deps.db, { name: "Dona Lia", email, password: ownerPassword });
  const someone = new Someone(house);
  await someone.signIn(email);
  return someone;
}

/** A colleague without the owner's rights. */
export async function helperAt(
  house: TestHouse,
  email = "rui@maremansa.example",
): Promise<Someone> {
  await createOwner(house.deps.db, { name: "Rui", email, password: ownerPassword });
  await house.deps.pool.query(`update "user" set role = 'team' where email = $1`, [email]);
  const someone = new Someone(house);
  await someone.signIn(email);
  return someone;
}
