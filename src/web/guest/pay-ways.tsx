import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import type { PaymentWish } from "../../contract/guest-payment.ts";
import { guestPageUrl, MEANS } from "../../contract/page-urls.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import { SendButton } from "../form/send-button.tsx";
import { useLocalUrl } from "../language.ts";
import { writeMeans } from "../means-in-address.ts";
import button from "../ui/button.module.css";
import actions from "../ui/kit/actions.module.css";
import { PURPOSE } from "./answer.ts";
import styles from "./pay-ways.module.css";
import { NotDone, SentForm } from "./sent-form.tsx";
import { useSent } from "./use-sent.ts";

type Props = {
  booking: GuestBooking;
  purpose: PaymentWish["purpose"];
  amount: Centavos;
};

/** The ways to pay that have a page of their own. Plain forms: they work without scripts. */
export function PayWays({ booking, purpose, amount }: Props) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const sent = useSent("pay");
  const means = meansToBegin(booking, purpose);
  if (means.length === 0) return null;
  const said = formatMoney(amount, i18n.language);
  const isFirst = booking.ways.card === "page";
  return (
    <SentForm
      intent="pay"
      action={local(guestPageUrl(booking.code))}
      sent={sent}
      className={`screen ${styles.ways}`}
    >
      <input type="hidden" name={PURPOSE} value={purpose} />
      <div className={actions.actions}>
        {means.map((one, place) => (
          <SendButton
            key={one}
            isOff={sent.isBusy}
            name={MEANS}
            value={writeMeans(one)}
            className={isFirst && place === 0 ? button.primary : button.line}
          >
            {t(one === "pix" ? "guest.payPix" : "guest.payCard", { amount: said })}
          </SendButton>
        ))}
      </div>
      <NotDone answer={sent.answer} />
    </SentForm>
  );
}

/** A payment that is open is continued, not begun again. */
function meansToBegin({ ways, payment }: GuestBooking, purpose: Props["purpose"]) {
  const all = [
    ...(ways.pix === "code" ? (["pix"] as const) : []),
    ...(ways.card === "page" ? (["card"] as const) : []),
  ];
  return all.filter((one) => payment?.purpose !== purpose || payment.means !== one);
}
