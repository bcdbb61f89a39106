import { isRouteErrorResponse, Link, Outlet } from "react-router";
import { adminUrl } from "../../../contract/page-urls.ts";
import { todayIn } from "../../../domain/day.ts";
import { clockContext, ownerContext, propertyContext } from "../../context.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { CONTENT_ID } from "../../ui/focus-content.ts";
import page from "../../ui/page.module.css";
import { useFocusOnArrival } from "../../ui/use-focus-on-arrival.ts";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import type { Refusal } from "../form/answer.ts";
import { show } from "../form/refusals.ts";
import { hearsForms } from "../form/unheard.ts";
import elements from "../ui/elements.module.css";
import type { Shell as ShellData } from "../ui/owner-page.tsx";
import type { Route } from "./+types/layout-route";
import { Rail } from "./rail.tsx";
import { requireSignIn } from "./require-sign-in.ts";
import styles from "./shell.module.css";
import { Tabs } from "./tabs.tsx";

export const middleware = [requireSignIn];

export const clientMiddleware = [hearsForms];

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { timeZone } = await context.get(propertyContext)();
  const permitted = await show(owner.listPermitted());
  return {
    person: await show(owner.whoIsSignedIn()),
    permitted,
    // The cleaning role sees no bookings.
    fresh: permitted.includes("countNewBookings") ? await show(owner.countNewBookings()) : 0,
    // Not from the root loader, which runs once: a dashboard stays open overnight.
    today: todayIn(timeZone, context.get(clockContext)()),
  } satisfies ShellData;
}

export function headers() {
  return { "cache-control": "no-store" };
}

export default function Shell({ loaderData: { person, fresh, today } }: Route.ComponentProps) {
  const { timeZone } = useSite().property;
  useFocusOnArrival();
  useSelfRefresh(() => todayIn(timeZone, Date.now()) !== today);
  return (
    <div className={`${styles.shell} ${elements.elements}`}>
      <a className={`screen ${page.skip}`} href={`#${CONTENT_ID}`}>
        Pular para o conteúdo
      </a>
      {person && <Rail person={person} fresh={fresh} />}
      <Outlet />
      {person && <Tabs role={person.role} fresh={fresh} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  return (
    <main id="conteudo" className={page.state}>
      <title>Painel</title>
      <h1>Esta página não abriu.</h1>
      <p>{refusal?.sentence ?? "Algo não saiu como devia. Tente de novo em instantes."}</p>
      <Link className={button.primary} to={adminUrl}>
        Voltar para hoje
      </Link>
    </main>
  );
}
