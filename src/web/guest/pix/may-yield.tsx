import { useTranslation } from "react-i18next";
import { Message } from "../frame/message.tsx";
import { useWhen } from "../payment/use-when.ts";
import type { Shown } from "./shown.ts";

/** At night the house cannot check its bank: another guest who pays meanwhile gets the nights. */
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
