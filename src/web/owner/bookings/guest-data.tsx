import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { GuestData } from "../../../contract/owner/privacy.ts";
import { guestFileUrl } from "../../../contract/owner-urls.ts";
import { todayIn } from "../../../domain/day.ts";
import { useHouse } from "../../house.ts";
import button from "../../ui/button.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { EraseDialog } from "./erase-dialog.tsx";
import { dayWords, notYetWords } from "./guest-data-words.ts";

type Props = { booking: BookingDetails; data: GuestData };

/** What a guest may ask for under the LGPD: a copy of what is kept, or that it goes. */
export function GuestDataSection({ booking, data }: Props) {
  const { property } = useHouse();
  const person = usePerson();
  if (data.kind !== "erased" && person?.role !== "owner") return null;
  return (
    <section className={styles.section}>
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
      <div className={styles.actions}>
        <a className={button.line} href={guestFileUrl(booking.id)} download>
          <Download className="ic" aria-hidden /> Baixar os dados
        </a>
        {data.kind === "possible" && (
          <button type="button" className={button.line} onClick={() => setIsAsking(true)}>
            <Trash2 className="ic" aria-hidden /> Apagar os dados
          </button>
        )}
      </div>
      {data.kind === "not-yet" && <p className={styles.quiet}>{notYetWords(data)}</p>}
      <p className={styles.quiet}>
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
