import type { RefObject } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import type { Timeline, TimelineBar, TimelineRow } from "../../../contract/owner/timeline.ts";
import { channelNames } from "../../../contract/owner/words.ts";
import { bookingInKey } from "../../../contract/owner-urls.ts";
import type { Sending } from "../form/use-sending.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { BookingPanel } from "./booking-panel.tsx";
import {
  BlockPanel,
  ClosedPanel,
  HoldPanel,
  ImportedPanel,
  ProposalPanel,
} from "./other-panels.tsx";
import { Panel } from "./panel.tsx";
import { barTitle } from "./timeline-words.ts";

type Props = {
  barKey: string;
  timeline: Timeline;
  /** The selected bar's booking, once loaded. */
  booking: BookingDetails | null;
  /** The text for its guest that fits best now. */
  chat: ReadyMessage | null;
  wasAsked: RefObject<boolean>;
  onOpen: (key: string) => void;
  onClose: () => void;
  onChange: (stayId: string) => void;
  unblocking: Sending;
};

/** The details of the selected bar. */
export function ChosenPanel(props: Props) {
  const { barKey, timeline, booking, chat, onClose, wasAsked, onChange } = props;
  const found = findBar(timeline.rows, barKey);
  const details = isOf(barKey, booking) ? booking : null;
  if (details) {
    const name = `${channelNames[details.channel]}, ${details.code}`;
    return (
      <Panel
        mark={<ChannelMark channel={details.channel} name={name} />}
        title={guestNameOf(details)}
        onClose={onClose}
        wasAsked={wasAsked}
      >
        <BookingPanel
          booking={details}
          stayId={bookingInKey(barKey)?.stayId ?? details.id}
          today={timeline.today}
          chat={chat}
          onChange={onChange}
        />
      </Panel>
    );
  }
  if (!found) return null;
  return (
    <Panel
      mark={markOf(found.bar)}
      title={barTitle(found.bar)}
      onClose={onClose}
      wasAsked={wasAsked}
    >
      <Content {...props} {...found} />
    </Panel>
  );
}

/** When a hold expires or a block is removed, its panel closes. */
export function isThere(key: string, { rows }: Timeline, booking: BookingDetails | null): boolean {
  return isOf(key, booking) || findBar(rows, key) !== null;
}

function isOf(key: string, booking: BookingDetails | null): boolean {
  return booking !== null && bookingInKey(key)?.bookingId === booking.id;
}

type Found = { row: TimelineRow; bar: TimelineBar };

function Content({ row, bar, timeline, onOpen, unblocking }: Props & Found) {
  switch (bar.kind) {
    case "booking":
      return <p role="status">Abrindo a reserva…</p>;
    case "hold":
      return <HoldPanel room={row.name} bar={bar} now={timeline.now} />;
    case "proposal":
      return <ProposalPanel room={row.name} bar={bar} />;
    case "block":
      return <BlockPanel room={row.name} bar={bar} unblocking={unblocking} />;
    case "imported":
      return <ImportedPanel row={row} bar={bar} />;
    case "closed":
      return (
        <ClosedPanel row={row} bar={bar} rows={timeline.rows} now={timeline.now} onOpen={onOpen} />
      );
  }
}

function markOf(bar: TimelineBar) {
  switch (bar.kind) {
    case "booking":
      return <ChannelMark channel={bar.channel} />;
    case "hold":
      return "Em pagamento";
    case "proposal":
      return "Guardado para orçamento";
    case "block":
      return "Bloqueio";
    case "imported":
      return <ChannelMark channel={bar.portal} name="Fechado em outro site" />;
    case "closed":
      return "Fechado";
  }
}

function findBar(rows: readonly TimelineRow[], key: string): Found | null {
  for (const row of rows) {
    const bar = row.bars.find((one) => one.key === key);
    if (bar) return { row, bar };
  }
  return null;
}
