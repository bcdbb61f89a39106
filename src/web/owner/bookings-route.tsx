import { Form, redirect } from "react-router";
import { adminUrl } from "../../contract/page-urls.ts";
import type { BookingState } from "../../domain/booking.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatMoney } from "../../domain/money.ts";
import { ownerContext } from "../context.ts";
import button from "../ui/button.module.css";
import type { Route } from "./+types/bookings-route";
import styles from "./owner.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  if (!(await owner.whoIsSignedIn())) throw redirect(`${adminUrl}/entrar`);
  return { bookings: await owner.listBookings() };
}

const states: Record<BookingState, string> = {
  held: "pagando agora",
  confirmed: "confirmada",
  cancelled: "cancelada",
  expired: "expirada",
  refunded: "devolvida",
};

export default function Bookings({ loaderData: { bookings } }: Route.ComponentProps) {
  return (
    <>
      <Form method="post" action={`${adminUrl}/sair`}>
        <button type="submit" className={button.quiet}>
          Sair
        </button>
      </Form>
      <h1>Reservas</h1>
      {bookings.length === 0 && <p>Nenhuma reserva ainda. A primeira aparece aqui.</p>}
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <b>{booking.code}</b> {booking.listingName}, {booking.guestName ?? "sem nome ainda"}
            <br />
            {formatDay(booking.checkIn, "numeric", "pt-BR")} a{" "}
            {formatDay(booking.checkOut, "numeric", "pt-BR")} ·{" "}
            {formatMoney(booking.total, "pt-BR")} · {states[booking.state]}
          </li>
        ))}
      </ul>
    </>
  );
}
