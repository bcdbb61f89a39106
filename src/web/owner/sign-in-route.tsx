import { data, Form, redirect } from "react-router";
import { adminUrl } from "../../contract/page-urls.ts";
import { ownerContext } from "../context.ts";
import button from "../ui/button.module.css";
import type { Route } from "./+types/sign-in-route";
import styles from "./owner.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  if (await context.get(ownerContext).whoIsSignedIn()) throw redirect(adminUrl);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get("email") ?? "");
  const cookies = await context.get(ownerContext).signIn(email, String(form.get("senha") ?? ""));
  if (!cookies) return data({ refused: true, email }, { status: 401 });
  return redirect(adminUrl, { headers: cookies.map((cookie) => ["set-cookie", cookie]) });
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <Form method="post" className={styles.form}>
      <h1>Entrar</h1>
      {actionData?.refused && <p role="alert">E-mail ou senha não conferem. Tente de novo.</p>}
      <label>
        E-mail
        <input
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.email}
        />
      </label>
      <label>
        Senha
        <input name="senha" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className={button.primary}>
        Entrar
      </button>
    </Form>
  );
}
