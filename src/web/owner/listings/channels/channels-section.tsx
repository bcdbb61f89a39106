import { useState } from "react";
import { listingChannelsId } from "../../../../contract/owner-urls.ts";
import { Said } from "../../ui/said.tsx";
import { Section } from "../editor/section.tsx";
import { AddFeedForm } from "./add-feed-form.tsx";
import styles from "./channels.module.css";
import { FeedCard } from "./feed-card.tsx";
import type { KnownChannels } from "./listing-channels.ts";
import { OurAddress } from "./our-address.tsx";
import { SilenceSwitch } from "./silence-switch.tsx";
import { ChannelsContext, useListingChannels } from "./use-listing-channels.ts";

type Props = { listingId: string; initial: KnownChannels };

/** The room's feeds. Actions here apply at once, independent of the draft. */
export function ChannelsSection({ listingId, initial }: Props) {
  const { known, take } = useListingChannels(listingId, initial);
  const { feeds, address, closeWhenSilent, silenceMinutes } = known.channels;
  const [said, setSaid] = useState<string | null>(null);
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  return (
    <ChannelsContext value={{ listingId, at: known.at, take }}>
      <Section
        id={listingChannelsId}
        title="Outros canais"
        text="O que vende no Airbnb ou no Booking fecha aqui, e o que vende aqui fecha lá. Vale na hora, sem salvar o quarto."
      >
        <Said words={said} />
        {feeds.length === 0 && (
          <p>
            Nenhum canal ligado. Se este quarto também vende em outro site, cole abaixo o endereço
            do calendário de lá.
          </p>
        )}
        {feeds.length > 0 && (
          <ul className={styles.feeds}>
            {feeds.map((feed) => (
              <FeedCard
                key={feed.id}
                feed={feed}
                isNew={before !== null && !before.has(feed.id)}
                onSaid={setSaid}
              />
            ))}
          </ul>
        )}
        <AddFeedForm onAdded={() => setBefore(new Set(feeds.map(({ id }) => id)))} />
        <SilenceSwitch isOn={closeWhenSilent} minutes={silenceMinutes} />
        <OurAddress address={address} hasFeeds={feeds.length > 0} />
      </Section>
    </ChannelsContext>
  );
}
