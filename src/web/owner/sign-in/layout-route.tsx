import { isRouteErrorResponse, Link, Outlet } from "react-router";
import { signInUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import { hearsForms } from "../form/unheard.ts";
import type { Route } from "./+types/layout-route";
import { SignInPage } from "./sign-in-page.tsx";

export const clientMiddleware = [hearsForms];

export function headers() {
  return { "cache-control": "no-store" };
}

export default function SignInLayout() {
  return <Outlet />;
}

/** A throttled caller sees our own page on the sign-in form. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const tooOften = isRouteErrorResponse(error) && error.status === 429;
  return (
    <SignInPage title={tooOften ? "Espere um minuto" : "A página não respondeu"}>
      <p>
        {tooOften
          ? "Foram tentativas demais em pouco tempo. Espere um minuto e tente de novo."
          : "Confira a internet e tente de novo em instantes."}
      </p>
      <Link className={button.primary} to={signInUrl} reloadDocument>
        Tentar de novo
      </Link>
    </SignInPage>
  );
}
