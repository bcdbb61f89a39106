import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Owed } from "../../../contract/owner/books.ts";
import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import {
  cashDayUrl,
  daySheetUrl,
  deskUrl,
  housekeepingUrl,
  newBookingUrl,
} from "../../../contract/owner-urls.ts";
import { formatDay } from "../../../domain/format-day.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { clockContext, ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import { useSending } from "../form/use-sending.ts";
import type { PixOutcome } from "../hand-pix/pix-words.ts";
import { ToldList } from "../hand-pix/told-list.tsx";
import { RoomList } from "../housekeeping/room-list.tsx";
import { useChats } from "../messages/use-chats.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import type { Route } from "./+types/route";
import { Alerts } from "./alerts.tsx";
import { ChangeRequests } from "./change-requests.tsx";
import { ChannelsPanel } from "./channels-panel.tsx";
import { EnquiryCards } from "./enquiries.tsx";
import { ArrivingGuest, GuestInHouse, LeavingGuest, OwingGuest } from "./guest-at-desk.tsx";
import { guestsToday } from "./guests-at-desk.ts";
import { Occupancy } from "./occupancy.tsx";
import { OwedCards } from "./owed-cards.tsx";
import { SecondFactorNotice } from "./second-factor-notice.tsx";
import styles from "./today.module.css";
import { emptyArrivals, summaryOf } from "./today-words.ts";
import { TomorrowSection } from "./tomorrow-section.tsx";
import { perform, wish } from "./wish.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [now, rooms, feeds, told, owed, texts, enquiries] = await show(
    Promise.all([
      ...([owner.today(), owner.lookAtRooms(), owner.listFeeds()] as const),
      ...([owner.listToldPix(), owedTo(owner), owner.listMessageTexts()] as const),
      owner.listEnquiries(),
    ]),
  );
  return { now, rooms, feeds, told, owed, texts, enquiries, at: context.get(clockContext)() };
}

/** Only the owner gives money back. */
async function owedTo(owner: OwnerApi): Promise<readonly Owed[]> {
  return (await owner.listPermitted()).includes("listOwed") ? owner.listOwed() : [];
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, wish, perform);
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { now, rooms, feeds, told, owed, texts, enquiries, at } = loaderData;
  const desk = useSending({ action: deskUrl });
  const answering = useSending<PixOutcome>({ action: deskUrl });
  // The page stays open all day: guests come, alerts are raised, ages grow.
  useSelfRefresh();
  const guests = guestsToday(now);
  const cards = { desk, chatWith: useChats(texts), today: now.today };
  const day = formatDay(now.today, "long-no-year", "pt-BR").replace("-feira", "");
  return (
    <OwnerPage
      title={day.charAt(0).toUpperCase() + day.slice(1)}
      subtitle={summaryOf(now)}
      tools={
        <>
          <Link className={button.line} to={cashDayUrl()}>
            <Icon name="wallet" />
            Caixa do dia
          </Link>
          <Link className={`${button.line} ${styles.print}`} to={daySheetUrl}>
            <Icon name="printer" />
            <span className={kit.wide}>Folha do dia</span>
          </Link>
          <Link className={button.primary} to={newBookingUrl}>
            <Icon name="plus" />
            Reserva
          </Link>
        </>
      }
    >
      <SecondFactorNotice />
      <Alerts alerts={now.alerts} now={at} />
      <Said words={desk.said} />
      <ToldList told={told} now={at} sending={answering} />
      <EnquiryCards enquiries={enquiries} now={at} desk={desk} />
      <OwedCards owed={owed} now={at} desk={desk} />
      <ChangeRequests asked={now.askedChanges} desk={desk} />
      <div className={styles.day}>
        <div className={styles.board}>
          <Lane
            icon="log-in"
            name="Chegadas"
            count={now.arrivals.length}
            empty={emptyArrivals(now)}
          >
            {guests.arrivals.map((guest) => (
              <ArrivingGuest key={guest.bookingId} {...{ guest, rooms, ...cards }} />
            ))}
          </Lane>
          <Lane
            icon="log-out"
            name="Saídas"
            count={now.departures.length + guests.owing.length}
            empty="Ninguém sai hoje."
          >
            {guests.departures.map((guest) => (
              <LeavingGuest key={guest.bookingId} {...{ guest, ...cards }} />
            ))}
            {guests.owing.map((guest) => (
              <OwingGuest key={guest.bookingId} {...{ guest, ...cards }} />
            ))}
          </Lane>
          <Lane
            icon="house"
            name="Na casa"
            count={now.inHouse.length}
            empty="Ninguém na casa agora."
          >
            {guests.inHouse.map((guest) => (
              <GuestInHouse key={guest.bookingId} {...{ guest, ...cards }} />
            ))}
          </Lane>
        </div>
        <Occupancy nights={now.nights} today={now.today} />
        <TomorrowSection now={now} />
        <RoomsSection rooms={rooms} />
      </div>
      {feeds.length > 0 && <ChannelsPanel feeds={feeds} now={at} />}
    </OwnerPage>
  );
}

/** The same list as the cleaning role's page. */
function RoomsSection({ rooms }: { rooms: readonly RoomNow[] }) {
  return (
    <section className={styles.rooms}>
      <h2>Quartos</h2>
      <p>
        Toque no estado. Quem arruma vê a mesma lista em <Link to={housekeepingUrl}>Arrumação</Link>
        .
      </p>
      <RoomList rooms={rooms} />
    </section>
  );
}

type Props = {
  icon: IconName;
  name: string;
  /** Counts rooms: a guest with two of them counts twice. */
  count: number;
  empty: string;
  children: ReactNode;
};

function Lane({ icon, name, count, empty, children }: Props) {
  return (
    <section className={styles.lane} aria-label={name}>
      <h2 className={kit.ruled}>
        <Icon name={icon} /> {name} <span>{count}</span>
      </h2>
      {count === 0 ? <p className={`${kit.empty} ${styles.empty}`}>{empty}</p> : children}
    </section>
  );
}
