import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import type { LocalTime } from "../../../domain/day.ts";
import { type Centavos, formatExactMoney } from "../../../domain/money.ts";
import { useLanguage, useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import { Versus } from "../frame/versus.tsx";
import { minuteInShort } from "../stay-words.ts";
import { AskButton } from "./ask-button.tsx";
import type { Cancelling } from "./cancelling.ts";

/** The refund is no longer the amount that was shown: shows both, and that nothing has happened. */
export function Differs({ seen, ...cancelling }: Cancelling & { seen: Centavos }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const language = useLanguage();
  const { booking, offer } = cancelling;
  const money = (amount: number) => formatExactMoney(amount, i18n.language);
  const minute = (of: LocalTime) => minuteInShort(of, language);
  const until = (of: LocalTime) => t("plans.until", { minute: minute(of) });
  const ended = booking.policy.findLast(({ when, amount }) => when === "past" && amount === seen);
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t("guestCancel.differs.heading")}</h1>
        <p>{t("guestCancel.differs.lead")}</p>
      </header>
      <Message kind="warn" icon="triangle-alert" isAlert>
        {ended
          ? t("guestCancel.differs.ended", { minute: minute(ended.until) })
          : t("guestCancel.differs.other")}
      </Message>
      <Versus
        seen={{
          label: t("guestCancel.differs.seen"),
          value: money(seen),
          note: ended && until(ended.until),
        }}
        now={{
          label: t("guestCancel.differs.now"),
          value: money(offer.refund),
          note: offer.step && until(offer.step.until),
        }}
      />
      <div className={actions.actions}>
        <Link className={button.primary} to={local(guestPageUrl(booking.code))}>
          {t("guestCancel.keep")}
        </Link>
        <AskButton
          cancelling={cancelling}
          className={button.line}
          words={offer.refund > 0 ? "guestCancel.differs.go" : "guestCancel.cancelForNothing"}
        />
      </div>
    </div>
  );
}
