import { useState } from "react";
import { Link } from "react-router";
import type { BookingFilter } from "../../../contract/owner/bookings.ts";
import { newBookingUrl } from "../../../contract/owner-urls.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { readForm } from "../form/read-form.ts";
import { attempt, show } from "../form/refusals.ts";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage, useMay } from "../ui/owner-page.tsx";
import type { Route } from "./+types/list-route";
import { BookingTable } from "./booking-table.tsx";
import { filterOf, listUrl } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { useKeptSearch, useSearch } from "./use-search.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const filter = filterOf(new URL(request.url).searchParams);
  return {
    filter,
    page: await show(lookThrough(owner, filter)),
    listings: await show(owner.listListingNames()),
  };
}

/** A booking is reported as new once: loading this list marks it as seen. */
async function lookThrough(owner: OwnerApi, filter: BookingFilter) {
  const page = await owner.listBookings(filter);
  await owner.markBookingsSeen();
  return page;
}

/** A search changes nothing; it is posted so that no name stands in a URL. */
export async function action({ context, request }: Route.ActionArgs) {
  const filter = filterOf(new URL(request.url).searchParams, await readForm(request));
  const found = lookThrough(context.get(ownerContext), filter);
  return attempt(found.then((page) => ({ filter, page })));
}

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, page } = actionData?.done ?? loaderData;
  const may = useMay();
  useKeptSearch(actionData !== undefined);
  const isSearched = actionData !== undefined;
  useSelfRefresh(() => !isSearched);
  const newIds = useEverNew(page.newIds);
  return (
    <OwnerPage
      title="Reservas"
      tools={
        <>
          {may("exportBookings") && <Export filter={filter} />}
          <Link className={button.primary} to={newBookingUrl}>
            <Icon name="plus" />
            Reserva
          </Link>
        </>
      }
    >
      <Filters filter={filter} listings={loaderData.listings} />
      {actionData?.refusal && <Notice kind="error">{actionData.refusal.sentence}</Notice>}
      <BookingTable rows={page.rows} filter={filter} newIds={newIds} />
      {page.next && <More filter={{ ...filter, after: page.next }} />}
    </OwnerPage>
  );
}

/**
 * Bookings that were new when the page was opened stay marked, although a reload counts them as
 * seen.
 */
function useEverNew(newIds: readonly string[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(newIds));
  if (newIds.some((id) => !known.has(id))) setKnown(new Set([...known, ...newIds]));
  return known;
}

/** The shown list as a file; posted, because it may include a search. */
function Export({ filter }: { filter: BookingFilter }) {
  return (
    <>
      <form id="exportar" hidden method="post" action={listUrl(filter, ".csv")}>
        <input type="hidden" name="busca" value={filter.search ?? ""} />
      </form>
      <button type="submit" form="exportar" className={button.line}>
        <Icon name="download" />
        Exportar
      </button>
    </>
  );
}

function More({ filter }: { filter: BookingFilter }) {
  const look = useSearch();
  if (!filter.search) {
    return (
      <Link className={button.line} to={`${listUrl(filter)}&depois=${filter.after}`}>
        Ver mais
      </Link>
    );
  }
  return (
    <button type="button" className={button.line} onClick={() => look(filter)}>
      Ver mais
    </button>
  );
}
