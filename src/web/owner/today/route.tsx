import type { LucideIcon } from "lucide-react";
import { House, LogIn, LogOut, Plus } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { newBookingUrl } from "../../../contract/owner-urls.ts";
import type { FeedAnswer } from "../../../domain/feed.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { clockContext, ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { readForm } from "../read-form.ts";
import { attempt, show } from "../refusals.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { useErrand } from "../ui/use-errand.ts";
import { useSelfRefresh } from "../ui/use-self-refresh.ts";
import { orUnheard } from "../unheard.ts";
import type { Route } from "./+types/route";
import { Alerts } from "./alerts.tsx";
import { ChannelsPanel } from "./channels-panel.tsx";
import { ArrivingGuest, GuestInHouse, LeavingGuest } from "./guest-at-desk.tsx";
import { Occupancy } from "./occupancy.tsx";
import styles from "./today.module.css";
import { summaryOf } from "./today-words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [now, feeds] = await show(Promise.all([owner.today(), owner.listFeeds()]));
  return { now, feeds, at: context.get(clockContext)() };
}

const taps = ["checkIn", "checkOut", "undoCheckIn", "dismissAlert", "syncFeed"] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const tap = taps.find((known) => known === form.get("acao"));
  if (!tap) throw new Response(null, { status: 422 });
  const ask = context.get(ownerContext)[tap](String(form.get("id") ?? ""));
  return attempt<FeedAnswer | undefined>(ask.then((answer) => answer ?? undefined));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Today({ loaderData: { now, feeds, at } }: Route.ComponentProps) {
  const desk = useErrand();
  // The page stays open all day while guests arrive and alerts are raised.
  useSelfRefresh();
  const day = formatDay(now.today, "long-no-year", "pt-BR").replace("-feira", "");
  return (
    <OwnerPage
      title={day.charAt(0).toUpperCase() + day.slice(1)}
      subtitle={summaryOf(now)}
      tools={
        <Link className={button.primary} to={newBookingUrl}>
          <Plus className="ic" aria-hidden />
          Reserva
        </Link>
      }
    >
      <Alerts alerts={now.alerts} now={at} />
      <Said words={desk.said} />
      <Occupancy nights={now.nights} today={now.today} />
      <div className={styles.board}>
        <Lane Icon={LogIn} name="Chegadas" empty="Ninguém chega hoje.">
          {now.arrivals.map((stay) => (
            <ArrivingGuest key={stay.bookingId} stay={stay} today={now.today} desk={desk} />
          ))}
        </Lane>
        <Lane Icon={LogOut} name="Saídas" empty="Ninguém sai hoje.">
          {now.departures.map((stay) => (
            <LeavingGuest key={stay.bookingId} stay={stay} today={now.today} desk={desk} />
          ))}
        </Lane>
        <Lane Icon={House} name="Na casa" empty="Ninguém na casa agora.">
          {now.inHouse.map((stay) => (
            <GuestInHouse key={stay.bookingId} stay={stay} desk={desk} />
          ))}
        </Lane>
      </div>
      {feeds.length > 0 && <ChannelsPanel feeds={feeds} now={at} />}
    </OwnerPage>
  );
}

type Props = { Icon: LucideIcon; name: string; empty: string; children: ReactNode };

function Lane({ Icon, name, empty, children }: Props) {
  const count = Children.count(children);
  return (
    <section className={styles.lane} aria-label={name}>
      <h2>
        <Icon className="ic" aria-hidden /> {name} <span>{count}</span>
      </h2>
      {count === 0 ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  );
}
