import { useTranslation } from "react-i18next";
import { formatStay } from "../../../domain/format-stay.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import chip from "../../ui/kit/chip.module.css";
import disc from "../../ui/kit/disc.module.css";
import frame from "../frame/frame.module.css";
import { TalkLink } from "../frame/talk-link.tsx";
import { useWhen } from "../payment/use-when.ts";
import schedule from "../payments.module.css";
import { MayYield } from "./may-yield.tsx";
import { ReceiptNews, ReceiptPicker } from "./receipt-picker.tsx";
import type { PixPageProps, Shown } from "./shown.ts";

/** The guest has told of her Pix; the house has to look for it at its bank. */
export function Told({ booking, pix, receipt }: PixPageProps) {
  const { t, i18n } = useTranslation();
  const until = useWhen(booking.now)(pix.until);
  const stay = formatStay(booking, "long", i18n.language);
  const isSending = receipt.standing.kind === "sending";
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <p className={chip.wait}>
          <Icon name="clock" /> {t("guestPix.told.chip")}
        </p>
        <h1>{t("guestPix.told.heading")}</h1>
        <p>
          {t(`guestPix.told.lead.${pix.yieldsUntil === null ? pix.purpose : "night"}`, {
            until,
            stay,
          })}
        </p>
      </header>
      <MayYield booking={booking} pix={pix} />
      <Progress booking={booking} pix={pix} />
      {!pix.hasReceipt && !isSending && <ReceiptPicker receipt={receipt} />}
      <ReceiptNews receipt={receipt} isTold />
      <div className={actions.actions}>
        {receipt.file && !isSending && (
          <button type="button" className={button.primary} onClick={receipt.send}>
            {t("guestPix.receipt.send")}
          </button>
        )}
        <TalkLink code={booking.code} className={button.line}>
          {t("guestPix.remind")}
        </TalkLink>
      </div>
      <p className={frame.aside}>{t("guestPix.told.stay")}</p>
    </div>
  );
}

function Progress({ booking, pix }: Shown) {
  const { t } = useTranslation();
  const when = useWhen(booking.now);
  const time = when(pix.toldAt);
  return (
    <ol className={schedule.schedule}>
      <li>
        <span className={disc.done}>
          <Icon name="check" />
        </span>
        <div>
          <b>{t("guestPix.told.you")}</b>
          <small>{pix.hasReceipt ? t("guestPix.told.whenWithReceipt", { time }) : time}</small>
        </div>
      </li>
      <li>
        <span className={disc.disc}>2</span>
        <div>
          <b>{t("guestPix.told.house")}</b>
          {pix.until !== null && <small>{t("guestPix.told.by", { until: when(pix.until) })}</small>}
        </div>
      </li>
      <li>
        <span className={disc.open}>3</span>
        <div>
          <b>{t(`guestPix.told.end.${pix.purpose}`)}</b>
        </div>
      </li>
    </ol>
  );
}
