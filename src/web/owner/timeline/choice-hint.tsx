import { Link } from "react-router";
import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import { newBookingUrl, newProposalUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import button from "../../ui/button.module.css";
import hint from "../ui/hint.module.css";
import kit from "../ui/kit.module.css";
import styles from "./choice-hint.module.css";

type Props = {
  room: Pick<TimelineRow, "listingId" | "name"> | undefined;
  from: Day | undefined;
  onCancel: () => void;
};

/** Shown between the first and the last day, for touch and keyboard. */
export function ChoiceHint({ room, from, onCancel }: Props) {
  const isChoosing = room !== undefined && from !== undefined;
  const wish = isChoosing && new URLSearchParams({ quarto: room.listingId, de: from });
  return (
    <div className={`${hint.hint} ${styles.choice}`} data-empty={isChoosing ? undefined : ""}>
      <p role="status">
        {isChoosing &&
          `${room.name}, a partir de ${formatDayOfMonth(from, "long", "pt-BR")}. Agora escolha o último dia.`}
      </p>
      {isChoosing && (
        <div className={kit.taps}>
          <Link className={button.line} to={`${newBookingUrl}?${wish}`}>
            Reservar daqui
          </Link>
          <Link className={button.line} to={`${newProposalUrl}?${wish}`}>
            Orçamento
          </Link>
          <button type="button" className={button.line} onClick={onCancel}>
            Cancelar
          </button>
        </div>
      )}
    </div>
  );
}
