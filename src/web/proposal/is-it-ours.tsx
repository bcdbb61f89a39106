import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { namedListingUrl } from "../../contract/page-urls.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { proposalTitle } from "../../contract/proposal-words.ts";
import frame from "../guest/frame/frame.module.css";
import { TalkLink } from "../guest/frame/talk-link.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import actions from "../ui/kit/actions.module.css";
import styles from "./proposal.module.css";

/** Who is paid, and how to ask the house itself: a fraud's link looks just like ours. */
export function IsItOurs({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { property } = useSite();
  const { name, cnpj } = proposal.payee;
  const place = `${property.address}, ${property.place}`;
  return (
    <section className={frame.block} aria-labelledby="e-nosso">
      <h2 id="e-nosso">{t("proposal.ours.heading")}</h2>
      <p>{t("proposal.ours.text")}</p>
      <p className={`${frame.payee} ${styles.payee}`}>
        <b>{name}</b>
        <span>{cnpj ? t("proposal.ours.cnpj", { cnpj, place }) : place}</span>
      </p>
      <div className={actions.actions}>
        <TalkLink
          className={button.line}
          text={t("proposal.message", { what: proposalTitle(proposal, language) })}
        >
          {t(property.whatsapp ? "proposal.ours.reply" : "proposal.ours.call")}
        </TalkLink>
        <RoomLinks proposal={proposal} />
      </div>
    </section>
  );
}

function RoomLinks({ proposal: { rooms, stay } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return rooms
    .filter(({ published }) => published)
    .map(({ listingId, slug, name, guests }) => (
      <Link
        key={listingId}
        className={button.quiet}
        to={local(namedListingUrl(slug, { stay, guests }))}
      >
        {rooms.length > 1 ? t("proposal.ours.rooms", { room: name }) : t("proposal.ours.room")}
      </Link>
    ));
}
