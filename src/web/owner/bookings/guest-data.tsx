import { useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { GuestData } from "../../../contract/owner/privacy.ts";
import { guestFileUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { todayIn } from "../../../domain/day.ts";
import type { NotYet } from "../../../domain/erasure.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import kit from "../ui/kit.module.css";
import { useMay } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { EraseDialog } from "./erase-dialog.tsx";

type Props = { booking: BookingDetails; data: GuestData };

/** The guest's rights under the LGPD: a copy of her data, or erasure. */
export function GuestDataSection({ booking, data }: Props) {
  const { property } = useSite();
  const mayHandOut = useMay()("exportGuest");
  if (data.kind !== "erased" && !mayHandOut) return null;
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Dados pessoais</h2>
      {data.kind === "erased" ? (
        <p role="status">Dados apagados em {dayWords(todayIn(property.timeZone, data.at))}.</p>
      ) : (
        <Kept booking={booking} data={data} />
      )}
    </section>
  );
}

function Kept({ booking, data }: Props & { data: Exclude<GuestData, { kind: "erased" }> }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className={kit.taps}>
        <a className={button.line} href={guestFileUrl(booking.id)} download>
          <Icon name="download" /> Baixar os dados
        </a>
        {data.kind === "possible" && (
          <button type="button" className={button.line} onClick={() => setIsAsking(true)}>
            <Icon name="trash-2" /> Apagar os dados
          </button>
        )}
      </div>
      {data.kind === "not-yet" && (
        <p className={`${kit.hint} ${styles.quiet}`}>{notYetWords(data)}</p>
      )}
      <p className={`${kit.hint} ${styles.quiet}`}>
        Sem nenhum pedido, o contato sai sozinho em {dayWords(data.goesOn)}.
      </p>
      {isAsking && (
        <EraseDialog
          booking={booking}
          others={data.bookings - 1}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** '15 de novembro de 2026' */
function dayWords(day: Day): string {
  return `${formatDay(day, "day-month", "pt-BR")} de ${Number(day.slice(0, 4))}`;
}

const reasons: Readonly<Record<NotYet["because"], string>> = {
  paying: "o pagamento ainda pode chegar",
  stay: "a estadia ainda não acabou",
  money: "há uma devolução que ainda não chegou ao hóspede",
  claims: "o hóspede ainda pode contestar o pagamento ou reclamar da estadia",
};

/** Why it cannot be erased today, and when it can. */
function notYetWords({ because, from }: NotYet): string {
  const when = from ? `a partir de ${dayWords(from)}` : "quando isso se resolver";
  return `Ainda não dá para apagar: ${reasons[because]}. Dá ${when}.`;
}
