import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestChangeUrl, guestPageUrl } from "../../../contract/page-urls.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import beside from "../../ui/kit/beside.module.css";
import card from "../../ui/kit/card.module.css";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import { Sums } from "../frame/sums.tsx";
import rows from "../rows.module.css";
import { AskButton } from "./ask-button.tsx";
import type { Cancelling } from "./cancelling.ts";
import { Deadlines } from "./deadlines.tsx";
import { OptionalFields } from "./optional-fields.tsx";

/** What would come back now, before anything is decided. */
export function Simulator(cancelling: Cancelling) {
  const { t } = useTranslation();
  const { booking, room } = cancelling;
  return (
    <div className={beside.columns}>
      <header className={`${frame.head} ${beside.head}`}>
        <h1>{t(room ? "guestCancel.roomHeading" : "guestCancel.heading")}</h1>
        <p>{room ? t("guestCancel.roomLead", { room: room.name }) : t("guestCancel.lead")}</p>
      </header>
      <HowMuch {...cancelling} />
      <div className={beside.body}>
        <Deadlines {...cancelling} />
        <div className="scripted">
          <OptionalFields {...cancelling} />
        </div>
        {booking.may.change !== "none" && <ChangeInstead {...cancelling} />}
      </div>
    </div>
  );
}

function HowMuch(cancelling: Cancelling) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const { booking, room, offer } = cancelling;
  const money = (amount: number) => formatExactMoney(amount, i18n.language);
  const percent = offer.refundPercent;
  const share = room
    ? t(percent === 100 ? "guestCancel.roomAll" : "guestCancel.roomPart", { percent })
    : t(offer.kept === 0 ? "guestCancel.all" : "guestCancel.part", { percent });
  return (
    <aside className={`${beside.aside} ${beside.level}`} aria-label={t("guestCancel.howMuch")}>
      <div className={`${card.card} ${frame.card}`}>
        <div>
          <p className={frame.quiet}>{t("guestCancel.ifToday")}</p>
          <p className={frame.big}>{money(offer.refund)}</p>
          <p className={frame.aside}>{share}</p>
        </div>
        <Sums
          rows={[
            {
              label: t(room ? "guestCancel.paidForRoom" : "guestCancel.paid"),
              value: money(offer.paid),
            },
            { label: t("guestCancel.kept"), value: money(offer.kept) },
            { label: t("guestCancel.back"), value: money(offer.refund), isTotal: true },
          ]}
        />
        <Means {...cancelling} />
        <div className={frame.stack}>
          <AskButton
            cancelling={cancelling}
            className={`${frame.danger} ${button.block}`}
            words="guestCancel.cancelAndGet"
          />
          <Link className={`${button.line} ${button.block}`} to={local(guestPageUrl(booking.code))}>
            {t("guestCancel.keep")}
          </Link>
        </div>
        <p className={frame.small}>{t("guestCancel.oneMoreQuestion")}</p>
      </div>
    </aside>
  );
}

function Means({ offer: { online, byHand } }: Cancelling) {
  const { t, i18n } = useTranslation();
  const money = (amount: number) => formatExactMoney(amount, i18n.language);
  const isBoth = online > 0 && byHand > 0;
  return (
    <Message kind="info" icon="wallet">
      {online > 0 && (
        <p>
          {isBoth
            ? t("guestCancel.means.onlinePart", { amount: money(online) })
            : t("guestCancel.means.online")}
        </p>
      )}
      {byHand > 0 && (
        <p>
          {isBoth
            ? t("guestCancel.means.byHandPart", { amount: money(byHand) })
            : t("guestCancel.means.byHand")}
        </p>
      )}
    </Message>
  );
}

function ChangeInstead({ booking, room }: Cancelling) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <section className={frame.block} aria-label={t("guestCancel.change.label")}>
      <Link className={rows.row} to={local(guestChangeUrl(booking.code, room?.id))}>
        <Icon name="calendar-days" />
        <span>
          <b>{t("guestCancel.change.heading")}</b>
          <small>{t("guestCancel.change.text")}</small>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </section>
  );
}
