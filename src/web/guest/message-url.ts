import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { whatsappUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { useSite } from "../site.ts";

/** A chat with the house, with the matter filled in; null if it has no WhatsApp. */
export function useMessageUrl(booking: GuestBooking): string | null {
  const { t, i18n } = useTranslation();
  const { whatsapp } = useSite().property;
  if (!whatsapp) return null;
  const { code, listing } = booking;
  const stay = formatStay(booking, "long", i18n.language);
  return whatsappUrl(whatsapp, t("confirmation.message", { code, listing: listing.name, stay }));
}
