import { useTranslation } from "react-i18next";
import { Message } from "../frame/message.tsx";
import { useWhen } from "../payment/use-when.ts";
import type { Shown } from "./shown.ts";

/** At night nobody of the house looks: whoever pays then has the nights. Said before she pays. */
export function MayYield({ booking, pix }: Shown) {
  const { t } = useTranslation();
  const until = useWhen(booking.now)(pix.yieldsUntil);
  if (pix.yieldsUntil === null) return null;
  return (
    <Message kind="warn" icon="moon-star">
      {t(pix.toldAt === null ? "guestPix.mayYield.shown" : "guestPix.mayYield.told", { until })}
    </Message>
  );
}
