import type { PortalBooking } from "../../../contract/owner/bookings.ts";
import { leftIn } from "../../../domain/account.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import { useMay } from "../ui/owner-page.tsx";
import styles from "./details.module.css";

type Props = { booking: PortalBooking };

/** Who decides about this stay, and what to do where the portal has decided. */
export function PortalNotice({ booking }: Props) {
  const may = useMay();
  const { portal } = booking;
  return (
    <div className={styles.notice}>
      <p>{portalWords(booking)}</p>
      {may("callGuest") && portal.isClosed && portal.isRead && (
        <ActionButton intent="callGuest" words="De novo como hóspede." className={button.line}>
          É um hóspede
        </ActionButton>
      )}
      {may("callClosed") && mayBeClosed(booking) && (
        <ActionButton
          intent="callClosed"
          words="Anotado: só um fechamento."
          className={button.line}
        >
          É só um fechamento
        </ActionButton>
      )}
    </div>
  );
}

function mayBeClosed({ state, checkedIn, noShow, guestName, portal }: PortalBooking): boolean {
  const isOpen = state === "confirmed" && !checkedIn && !noShow && guestName === null;
  return isOpen && portal.mayBeClosed;
}

function portalWords(booking: PortalBooking): string {
  const { portal, state } = booking;
  const name = portal.feedName;
  if (portal.isClosed) {
    return `Você disse que é só um fechamento no ${name}: ninguém vem. As noites continuam fechadas enquanto o portal as fechar.`;
  }
  if (portal.isGone) return goneWords(booking);
  if (state !== "confirmed") return `Esta reserva veio do calendário do ${name}.`;
  if (!portal.isRead) {
    return `O calendário do ${name} não é mais lido aqui. Datas e cancelamento se fazem por aqui, até o calendário voltar.`;
  }
  const doubt = portal.mayBeClosed
    ? ` O ${name} escreve o mesmo para vendas e fechamentos: se ninguém vem, diga que é só um fechamento.`
    : "";
  return `Datas, quarto e cancelamento são do ${name}: mude lá, e aqui aparece em até dez minutos.${doubt}`;
}

function goneWords(booking: PortalBooking): string {
  const left = leftIn(booking);
  const money =
    left > 0
      ? ` Há ${formatMoney(left, "pt-BR")} na conta: devolva ao hóspede, ou tire o pagamento se o portal já devolveu.`
      : "";
  return `O ${booking.portal.feedName} não lista mais esta estadia, e as noites livres voltaram à venda. Se ele voltar a listar, a reserva volta sozinha.${money}`;
}
