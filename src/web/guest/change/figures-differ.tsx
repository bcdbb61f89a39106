import { useTranslation } from "react-i18next";
import type { ChangeFigures, ChangeOffer } from "../../../contract/guest-api.ts";
import { formatMoney } from "../../../domain/money.ts";
import { Message } from "../frame/message.tsx";
import { Versus } from "../frame/versus.tsx";
import { differing } from "./words-of.ts";

type Props = { seen: ChangeFigures | null | undefined; offer: ChangeOffer };

/** An amount is no longer the one that was shown: shows both, and that nothing has happened. */
export function FiguresDiffer({ seen, offer }: Props) {
  const { t, i18n } = useTranslation();
  const name = seen ? differing(seen, offer.figures) : null;
  const money = (amount: number) => formatMoney(amount, i18n.language);
  return (
    <>
      <Message kind="warn" icon="triangle-alert" isAlert>
        {t("guestChange.differs.text")}
      </Message>
      {seen && name && (
        <Versus
          seen={{
            label: t("guestChange.differs.seen"),
            value: money(seen[name]),
            note: t(`guestChange.differs.${name}`),
          }}
          now={{
            label: t("guestChange.differs.now"),
            value: money(offer.figures[name]),
            note: t(`guestChange.differs.${name}`),
          }}
        />
      )}
    </>
  );
}
