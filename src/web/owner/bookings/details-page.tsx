import { useState } from "react";
import { Link } from "react-router";
import type { BookingDetails, PortalBooking } from "../../../contract/owner/bookings.ts";
import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import type { GuestData } from "../../../contract/owner/privacy.ts";
import { bookingsUrl, timelineAtUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ActionButton } from "../form/action-button.tsx";
import { PixOfBooking } from "../hand-pix/pix-of-booking.tsx";
import { ChatLink } from "../messages/chat-link.tsx";
import { ReadyList } from "../messages/ready-list.tsx";
import { hasNumber } from "../messages/words.ts";
import { guestNameOf, paymentOf, situationOf } from "../ui/booking-words.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { OwnerPage, useMay, useToday } from "../ui/owner-page.tsx";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { AskedChangeNotice } from "./asked-change.tsx";
import { CancelledWords } from "./cancelled-words.tsx";
import { ContactForm } from "./contact-form.tsx";
import { NextTap } from "./desk-taps.tsx";
import styles from "./details.module.css";
import { GuestDataSection } from "./guest-data.tsx";
import { GuestLink } from "./guest-link.tsx";
import { GuestSaid } from "./guest-said.tsx";
import { Journal } from "./journal.tsx";
import { Money } from "./money.tsx";
import { PortalForm } from "./portal-form.tsx";
import { PortalNotice } from "./portal-notice.tsx";
import { RoomsSection } from "./rooms-section.tsx";
import { StayFacts } from "./stay-facts.tsx";

type Props = {
  booking: BookingDetails;
  guestData: GuestData;
  messages: readonly ReadyMessage[];
  pix: readonly HandPix[];
  at: number;
};

export function DetailsPage({ booking, guestData, messages, pix, at }: Props) {
  const today = useToday();
  const situation = situationOf(booking, today);
  const [chat] = messages;
  const isLive = booking.state === "confirmed";
  // What is to be completed comes first, also on a phone. It stays there once complete, because
  // moving the form would lose what is typed in it.
  const [isGuestFirst] = useState((booking.portal?.lacks.length ?? 0) > 0);
  const isNobody = booking.portal?.isClosed === true && booking.guestName === null;
  const guest = !booking.erased && !isNobody && <Guest booking={booking} />;
  const money = !isNobody && <Money booking={booking} messages={messages} />;
  return (
    <OwnerPage
      title={guestNameOf(booking)}
      subtitle={`${booking.code}, ${booking.listingName}, ${formatStay(booking, "long", "pt-BR")}`}
      back={{ to: bookingsUrl, name: "Reservas" }}
      tools={
        <>
          {isLive && !booking.erased && <NextTap booking={booking} />}
          {chat && hasNumber(chat) && (
            <ChatLink message={chat} subject={{ bookingId: booking.id }} className={button.line}>
              <Icon name="message-circle" /> WhatsApp
            </ChatLink>
          )}
        </>
      }
    >
      <p className={`${kit.taps} ${styles.chips}`}>
        <ChannelMark channel={booking.channel} />
        <Chip tone={situation.tone}>{situation.text}</Chip>
        {isLive && paymentOf(booking).text !== situation.text && <PaymentChip {...booking} />}
      </p>
      <CancelledWords booking={booking} />
      <AskedChangeNotice booking={booking} />
      <PixOfBooking pix={pix} now={at} />
      {isPortals(booking) && <PortalNotice booking={booking} />}
      <div className={styles.columns}>
        <div>
          {isGuestFirst && guest}
          <StayFacts booking={booking} />
          <GuestSaid booking={booking} />
          <RoomsSection booking={booking} />
          {!isGuestFirst && money}
        </div>
        <div>
          {isGuestFirst && money}
          {!isGuestFirst && guest}
          {messages.length > 0 && (
            <section className={`${kit.section} ${styles.section}`} aria-labelledby="mensagens">
              <h2 id="mensagens">Mensagens</h2>
              <ReadyList messages={messages} subject={{ bookingId: booking.id }} />
            </section>
          )}
          <GuestLink booking={booking} messages={messages} />
          <Actions booking={booking} />
          {!isNobody && <GuestDataSection booking={booking} data={guestData} />}
          <Journal entries={booking.journal} />
        </div>
      </div>
    </OwnerPage>
  );
}

const isPortals = (booking: BookingDetails): booking is PortalBooking => booking.portal !== null;

function Guest({ booking }: Pick<Props, "booking">) {
  return isPortals(booking) ? <PortalForm booking={booking} /> : <ContactForm booking={booking} />;
}

function Actions({ booking }: { booking: BookingDetails }) {
  const may = useMay();
  const today = useToday();
  if (booking.state === "held" || booking.state === "expired") return null;
  const isLive = booking.state === "confirmed";
  const isNamed = isLive && !booking.erased;
  const isThere = booking.portal?.isRead === true;
  // Each of several rooms is changed, or marked as missing, on its own.
  const isOneRoom = booking.rooms.length === 1;
  const canMove = isNamed && isOneRoom && !booking.checkedOut && !isThere;
  const isOver = booking.portal !== null && !isLive;
  const isMissed = !booking.checkedIn && !booking.noShow && booking.checkIn <= today;
  const mayBeMissing = isNamed && isOneRoom && isMissed;
  if (isOver || (isThere && !mayBeMissing)) return null;
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Mudar</h2>
      <div className={kit.taps}>
        {canMove && (
          <Link className={button.line} to={timelineAtUrl(booking)}>
            <Icon name="calendar-days" /> Datas, quarto ou hóspedes
          </Link>
        )}
        {booking.guestEmail && !booking.portal && (
          <ActionButton
            intent="resendMail"
            words="O e-mail está a caminho."
            className={button.line}
          >
            Mandar o e-mail de novo
          </ActionButton>
        )}
        {mayBeMissing && (
          <ActionButton intent="markNoShow" className={button.line}>
            Não veio
          </ActionButton>
        )}
        {isLive && may("cancelBooking") && !isThere && (
          <Link className={button.line} to="cancelar">
            Cancelar reserva
          </Link>
        )}
      </div>
    </section>
  );
}
