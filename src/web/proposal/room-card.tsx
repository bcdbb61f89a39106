import { useTranslation } from "react-i18next";
import type { Proposal } from "../../contract/proposal-api.ts";
import { nightsAndPeople, roomNames } from "../../contract/proposal-words.ts";
import type { Centavos } from "../../domain/money.ts";
import { stayInWords } from "../guest/stay-words.ts";
import { useLanguage } from "../language.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import ticket from "../ui/kit/ticket.module.css";
import { Picture } from "../ui/picture.tsx";

type Props = {
  proposal: Proposal;
  /** The amount paid now; if given, the price is shown too. */
  dueNow?: Centavos;
};

/** The rooms and nights of the proposal. */
export function RoomCard({ proposal, dueNow }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rooms, stay, lines, listed, total } = proposal;
  const photo = rooms.find((room) => room.photo)?.photo;
  const agreed = { label: t("proposal.what.agreed"), amount: total - listed };
  return (
    <section
      className={`${ticket.card} ${ticket.small}`}
      aria-label={t("proposal.payPage.summary")}
    >
      {photo && (
        <Picture
          className={ticket.photo}
          photo={{ ...photo, alt: "" }}
          sizes="(min-width: 1101px) 26rem, 5rem"
        />
      )}
      <div className={ticket.words}>
        <h2>{roomNames(rooms, language)}</h2>
        <p>{stayInWords(stay, language)}</p>
        <p>{nightsAndPeople(proposal, language)}</p>
        {dueNow !== undefined && (
          <QuoteLines
            quote={{ lines, total }}
            agreed={total === listed ? null : agreed}
            rows={[{ label: t("booking.dueNow"), amount: dueNow, tone: "due" }]}
          />
        )}
      </div>
    </section>
  );
}
