import { Download, Plus } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { bookingsUrl, newBookingUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { show } from "../refusals.ts";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import type { Route } from "./+types/list-route";
import { BookingTable } from "./booking-table.tsx";
import { filterOf } from "./filter.ts";
import { Filters } from "./filters.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const filter = filterOf(new URL(request.url).searchParams);
  return {
    filter,
    page: await show(owner.listBookings(filter)),
    listings: await show(owner.listListingNames()),
  };
}

export default function Bookings({ loaderData: { filter, page, listings } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const person = usePerson();
  return (
    <OwnerPage
      title="Reservas"
      tools={
        <>
          {person?.role === "owner" && (
            <a className={button.line} href={`${bookingsUrl}.csv?${query}`} download>
              <Download className="ic" aria-hidden />
              Exportar
            </a>
          )}
          <Link className={button.primary} to={newBookingUrl}>
            <Plus className="ic" aria-hidden />
            Reserva
          </Link>
        </>
      }
    >
      <Filters filter={filter} listings={listings} />
      <BookingTable rows={page.rows} filter={filter} />
      {page.next && (
        <Link className={button.line} to={`?${withMark(query, page.next)}`}>
          Ver mais
        </Link>
      )}
    </OwnerPage>
  );
}

function withMark(query: URLSearchParams, mark: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set("depois", mark);
  return next;
}
