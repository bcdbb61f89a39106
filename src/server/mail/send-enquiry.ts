import { guestsInWords } from "../../contract/guests-words.ts";
import { formatDate, formatStay } from "../../domain/format-stay.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Deps } from "../deps.ts";
import { findEnquiry } from "../enquiries/list-enquiries.ts";
import { namesIn } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { logoAttachment } from "./attachments.ts";
import { composeOwnerNotice } from "./compose-notices.ts";

/**
 * Mails a request to the house. A retried job may send it twice, with the same message id, under
 * which mail clients show it once.
 */
export async function sendEnquiry(deps: Deps, enquiryId: string): Promise<void> {
  const enquiry = await findEnquiry(deps.db, enquiryId);
  const property = await getProperty(deps.db);
  if (!enquiry || enquiry.isAnswered || !property.email) return;
  const { stay, guests, name, phone } = enquiry;
  const rooms = namesIn(enquiry.rooms, "pt-BR");
  const composed = await composeOwnerNotice(property, deps.config.PUBLIC_URL, {
    subject: ["Pedido de datas", formatStay(stay, "short", "pt-BR"), rooms]
      .filter(Boolean)
      .join(", "),
    title: "Chegou um pedido de datas",
    text: "Nenhuma noite foi guardada. Responda com um orçamento ou pelo WhatsApp: quem pede costuma perguntar em mais de uma casa.",
    facts: [
      ["Nome", name],
      ["Telefone", phone],
      ["Check-in", formatDate(stay.checkIn, "pt-BR")],
      ["Check-out", formatDate(stay.checkOut, "pt-BR")],
      ["Quarto", rooms],
      [guestCount(guests) === 1 ? "Hóspede" : "Hóspedes", guestsInWords(guests, "pt-BR")],
    ],
    path: "",
    button: "Responder no painel",
  });
  const messageId = `<enquiry.${enquiryId}@${new URL(deps.config.PUBLIC_URL).hostname}>`;
  const addresses = { from: property.name, to: property.email };
  await deps.mail.send({ ...composed, ...addresses, messageId, attachments: [logoAttachment()] });
}
