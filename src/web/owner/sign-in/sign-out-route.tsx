import { Form, redirect } from "react-router";
import { signInUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/sign-out-route";
import { settingCookies } from "./passage.ts";

export async function action({ context }: Route.ActionArgs) {
  const cookies = await context.get(ownerContext).signOut();
  return redirect(signInUrl, settingCookies(cookies));
}

/** Shown if the server has not answered. */
export default function StillSignedIn() {
  return (
    <OwnerPage title="Você ainda não saiu">
      <p>Confira a internet e tente de novo em instantes.</p>
      <Form method="post" action={signOutUrl}>
        <button type="submit" className={button.primary}>
          Sair
        </button>
      </Form>
    </OwnerPage>
  );
}
