import { type ComponentProps, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Proposal, ProposedRoom } from "../../contract/proposal-api.ts";
import { isPayable } from "../../domain/payment-choice.ts";
import frame from "../guest/frame/frame.module.css";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import beside from "../ui/kit/beside.module.css";
import chip from "../ui/kit/chip.module.css";
import { Picture } from "../ui/picture.tsx";
import { TalkToHouse } from "../ui/talk-to-house.tsx";
import { useOnScreen } from "../ui/use-on-screen.ts";
import { isPaidElsewhere } from "./fields.ts";
import { headingOf } from "./heading.ts";
import { IsItOurs } from "./is-it-ours.tsx";
import { PayBar, PayForm } from "./pay-form.tsx";
import { PayingCard, ToldLate } from "./paying.tsx";
import { ProposalPolicy } from "./policy.tsx";
import styles from "./proposal.module.css";
import { useMinute } from "./use-minute.ts";
import { WhatIsOffered } from "./what-is-offered.tsx";

export type OfferProps = {
  proposal: Proposal;
  paysOtherwise: boolean;
  /** The maximum for a card on the provider's own page. */
  mostInstallments: number;
};

/** The offer, and how to take it. While it is being paid, how to continue. */
export function Offer({ proposal, paysOtherwise, mostInstallments }: OfferProps) {
  const { rooms, paying } = proposal;
  const form = useRef<HTMLFormElement>(null);
  const [isInView] = useOnScreen(form);
  // What was begun in another browser, or is said to be paid, is not ended from here.
  const mayEnd = !isPaidElsewhere(proposal) && !paying?.isTold;
  const isPaying = paying !== null && !(paysOtherwise && mayEnd);
  return (
    <div className={styles.offer}>
      <div className={`${beside.columns} ${styles.columns}`}>
        <Head proposal={proposal} />
        <div className={styles.first}>
          <Photos rooms={rooms} />
          <WhatIsOffered proposal={proposal} />
        </div>
        <aside className={`${beside.aside} ${beside.level} ${styles.aside}`}>
          {proposal.isToldLate && <ToldLate />}
          {isPaying ? (
            <PayingCard proposal={proposal} paying={paying} />
          ) : (
            <Pay ref={form} proposal={proposal} mostInstallments={mostInstallments} />
          )}
        </aside>
        <div className={beside.body}>
          <ProposalPolicy proposal={proposal} />
          <IsItOurs proposal={proposal} />
        </div>
      </div>
      {!isPaying && !isInView && isPayable(proposal.ways) && <PayBar proposal={proposal} />}
    </div>
  );
}

function Pay(props: ComponentProps<typeof PayForm>) {
  const { t } = useTranslation();
  const { code, ways } = props.proposal;
  if (isPayable(ways)) return <PayForm {...props} />;
  return (
    <TalkToHouse text={t("proposal.pay.noWay")} message={t("proposal.pay.message", { code })} />
  );
}

function Head({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { minute, dayOf } = useMinute();
  const { name: house } = useSite().property;
  const { madeBy: name, madeAt, paying, validUntil } = proposal;
  return (
    <header className={`${frame.head} ${beside.head} ${styles.head}`}>
      <p className={chip.wait}>
        <Icon name="clock" />
        {paying
          ? t("proposal.chip.paying")
          : t("proposal.chip.open", { minute: minute(validUntil) })}
      </p>
      <h1>{headingOf(proposal, t, language)}</h1>
      <p>
        {name
          ? t("proposal.madeBy", { name, house, day: dayOf(madeAt) })
          : t("proposal.made", { house, day: dayOf(madeAt) })}
      </p>
    </header>
  );
}

/** One of each room. */
function Photos({ rooms }: { rooms: readonly ProposedRoom[] }) {
  const photos = rooms.flatMap(({ photo, listingId }) => (photo ? [{ photo, listingId }] : []));
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      {photos.map(({ photo, listingId }, index) => (
        <Picture
          key={listingId}
          photo={photo}
          sizes="(min-width: 1101px) 50rem, 100vw"
          eager={index === 0}
        />
      ))}
    </div>
  );
}
