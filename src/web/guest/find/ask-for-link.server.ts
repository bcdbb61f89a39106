import type { GuestApi } from "../../../contract/guest-api.ts";
import { AppError } from "../../../domain/app-error.ts";
import { readForm, refused } from "../frame/own-page.server.ts";
import type { Way } from "./answer.ts";

/** Always the same answer, whether or not there is such a booking. */
export async function askForLink(guest: GuestApi, request: Request) {
  const form = await readForm(request);
  const way: Way = form.get("way") === "code" ? "code" : "email";
  const typed = { email: textIn(form, "email"), code: textIn(form, "code") };
  try {
    const { email, code } = typed;
    await guest.findLink(way === "code" ? { email, code } : { email });
    return { kind: "sent" } as const;
  } catch (error) {
    const wrong = error instanceof AppError ? error.details.field : null;
    const field: Way | null = wrong === "email" || wrong === "code" ? wrong : null;
    return refused(error, { way, typed, field });
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
