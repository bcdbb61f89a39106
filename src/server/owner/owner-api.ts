import { APIError } from "better-auth/api";
import type { OwnerApi } from "../../contract/owner-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Deps } from "../deps.ts";
import type { Auth } from "./auth.ts";
import { listBookings } from "./list-bookings.ts";

/** The owner's calls for one request: who she is comes from its cookies. */
export function createOwnerApi(deps: Deps, auth: Auth, headers: Headers): OwnerApi {
  async function requireSignIn() {
    const session = await auth.api.getSession({ headers });
    if (!session) throw new AppError("sign-in-required");
    return session.user;
  }
  return {
    async whoIsSignedIn() {
      const session = await auth.api.getSession({ headers });
      return session && { name: session.user.name, email: session.user.email };
    },
    async signIn(email, password) {
      try {
        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        });
        return answer.headers.getSetCookie();
      } catch (error) {
        if (error instanceof APIError) return null;
        throw error;
      }
    },
    async signOut() {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    async listBookings() {
      await requireSignIn();
      return listBookings(deps.db);
    },
  };
}
