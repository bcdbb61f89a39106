import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import { SuccessIcon } from "../../confirmation/success-icon.tsx";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import chip from "../../ui/kit/chip.module.css";
import frame from "../frame/frame.module.css";
import { Sums } from "../frame/sums.tsx";
import { TalkLink } from "../frame/talk-link.tsx";
import type { Shown } from "./shown.ts";

/** The house has found the Pix. Its amount may differ from what was asked: the account shows it. */
export function Received({ booking, pix }: Shown) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const isLost = booking.state === "refunded";
  return (
    <div className={frame.narrow}>
      {!isLost && <SuccessIcon />}
      <header className={frame.head}>
        {!isLost && (
          <p className={chip.ok}>
            <Icon name="check" /> {t(`guestPix.received.chip.${pix.purpose}`)}
          </p>
        )}
        <h1>
          {isLost
            ? t("guestPix.received.lost.heading")
            : t(`guestPix.received.heading.${pix.purpose}`)}
        </h1>
        <p>{t(isLost ? "guestPix.received.lost.lead" : "guestPix.received.lead")}</p>
      </header>
      {!isLost && <Account booking={booking} />}
      {isLost && booking.returns.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <div className={actions.actions}>
        <Link className={button.primary} to={local(guestPageUrl(booking.code))}>
          {t("guestPix.received.own")}
        </Link>
        {isLost && (
          <TalkLink code={booking.code} className={button.line}>
            {t("guestPix.talk")}
          </TalkLink>
        )}
      </div>
    </div>
  );
}

function Account({ booking: { paid, open } }: Pick<Shown, "booking">) {
  const { t, i18n } = useTranslation();
  const rows = [
    { label: t("guestPix.received.paid"), amount: paid },
    { label: t("guestPix.received.open"), amount: open },
  ].filter(({ amount }) => amount > 0);
  return (
    <Sums
      rows={rows.map(({ label, amount }) => ({ label, value: formatMoney(amount, i18n.language) }))}
    />
  );
}
