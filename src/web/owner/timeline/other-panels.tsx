import { Link } from "react-router";
import type {
  BlockBar,
  ClosedBar,
  HoldBar,
  ImportedBar,
  ProposalBar,
  TimelineRow,
} from "../../../contract/owner/timeline.ts";
import {
  bookingUrl,
  listingChannelsPageUrl,
  ownerProposalUrl,
} from "../../../contract/owner-urls.ts";
import { localTime } from "../../../domain/day.ts";
import { overlap, type Stay } from "../../../domain/stay.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { useMay } from "../ui/owner-page.tsx";
import { moment, nightsIn, plural } from "../ui/words.ts";
import styles from "./panel.module.css";
import { Fact, Facts } from "./panel.tsx";
import { barName, dayWords, minutesLeft } from "./timeline-words.ts";

function StayFacts({ room, stay }: { room: string; stay: Stay }) {
  return (
    <Facts>
      <Fact name="Quarto">{room}</Fact>
      <Fact name="De">{dayWords(stay.checkIn)}</Fact>
      <Fact name="Até" note={nightsIn(stay)}>
        {dayWords(stay.checkOut)}
      </Fact>
    </Facts>
  );
}

export function HoldPanel({ room, bar, now }: { room: string; bar: HoldBar; now: number }) {
  const { property } = useSite();
  const left = plural(minutesLeft(bar.endsAt, now), "minuto", "minutos");
  return (
    <>
      <StayFacts room={room} stay={bar} />
      <p>
        Um hóspede está pagando agora. As noites ficam guardadas até{" "}
        {localTime(property.timeZone, bar.endsAt).time}, por mais {left}. Sem pagamento, voltam a
        ficar livres sozinhas.
      </p>
    </>
  );
}

/** Until when the nights are kept, and a link to the proposal. */
export function ProposalPanel({ room, bar }: { room: string; bar: ProposalBar }) {
  const { property } = useSite();
  return (
    <>
      <StayFacts room={room} stay={bar} />
      <p>
        Ninguém mais reserva essas noites até {moment(bar.endsAt, property.timeZone)}. Depois disso
        voltam a ficar livres sozinhas; o orçamento continua valendo enquanto não vence.
      </p>
      <div className={styles.channel}>
        <Link className={button.line} to={ownerProposalUrl(bar.proposalId)}>
          Abrir o orçamento
        </Link>
      </div>
    </>
  );
}

/** `unblocking` is the page's, because the panel disappears with its block. */
type BlockProps = { room: string; bar: BlockBar; unblocking: Sending };

export function BlockPanel({ room, bar, unblocking }: BlockProps) {
  return (
    <>
      <StayFacts room={room} stay={bar} />
      <ActionButton
        sending={unblocking}
        intent="unblock"
        fields={{ id: bar.blockId }}
        formClassName={styles.taps}
      >
        Desbloquear
      </ActionButton>
    </>
  );
}

/** A portal has closed the nights without a guest: only the portal can open them. */
export function ImportedPanel({ row, bar }: { row: TimelineRow; bar: ImportedBar }) {
  const mayConnect = useMay()("listingChannels");
  return (
    <>
      <StayFacts room={row.name} stay={bar} />
      <p>
        O calendário do {bar.feedName} fecha essas noites, sem hóspede. Abra por lá: aqui a mudança
        aparece sozinha em até dez minutos.
      </p>
      {mayConnect && (
        <div className={styles.channel}>
          {bar.bookingId && (
            <Link className={button.line} to={bookingUrl(bar.bookingId)}>
              É um hóspede?
            </Link>
          )}
          <Link className={button.line} to={listingChannelsPageUrl(row.listingId)}>
            Ver o canal
          </Link>
        </div>
      )}
    </>
  );
}

type ClosedProps = {
  row: TimelineRow;
  bar: ClosedBar;
  rows: readonly TimelineRow[];
  now: number;
  onOpen: (key: string) => void;
};

/** Names the row whose stay closes these nights, and links to it. */
export function ClosedPanel({ row, bar, rows, now, onOpen }: ClosedProps) {
  const closers = rows
    .filter(({ physicalRoomIds }) => physicalRoomIds.some((id) => row.physicalRoomIds.includes(id)))
    .flatMap(({ name, bars }) => bars.map((one) => ({ name, one })))
    .filter(({ one }) => one.kind !== "closed" && overlap(one, bar));
  return (
    <>
      <StayFacts room={row.name} stay={bar} />
      <ul className={styles.closers}>
        {closers.map(({ name, one }) => (
          <li key={one.key}>
            <button type="button" className={styles.closer} onClick={() => onOpen(one.key)}>
              <b>{name}</b>
              {barName(one, now)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
