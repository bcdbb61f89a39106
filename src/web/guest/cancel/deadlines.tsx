import { useTranslation } from "react-i18next";
import { Deadline } from "../deadline.tsx";
import frame from "../frame/frame.module.css";
import { PolicyLine } from "../policy-line.tsx";
import type { Cancelling } from "./cancelling.ts";

/** Until when today's step applies, what the next one gives, and all of them with their dates. */
export function Deadlines({ booking, room }: Cancelling) {
  const { t } = useTranslation();
  const { policy } = booking;
  const current = policy.findIndex(({ when }) => when === "now");
  const percent = policy[current + 1]?.refundPercent ?? 0;
  const next = percent === 50 ? "half" : percent === 0 ? "nothing" : "part";
  return (
    <section className={frame.block}>
      <h2>{t("guestCancel.terms.heading")}</h2>
      {current >= 0 && (
        <p>
          <Deadline booking={booking} /> {t(`guestCancel.terms.next.${next}`, { percent })}
        </p>
      )}
      <PolicyLine booking={booking} hasAmounts={!room} />
      <p className={frame.small}>{t("plans.ofWhatWasPaid")}</p>
    </section>
  );
}
