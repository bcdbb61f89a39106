import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { type BookingFilter, bookingViews } from "../../../contract/owner/bookings.ts";
import { channelNames } from "../../../contract/owner/words.ts";
import { channels } from "../../../domain/channel.ts";
import { Icon } from "../../ui/icon.tsx";
import field from "../../ui/kit/field.module.css";
import segmented from "../ui/segmented.module.css";
import { listUrl } from "./filter.ts";
import styles from "./list.module.css";
import { useSearch } from "./use-search.ts";

const views = {
  upcoming: "Próximas",
  "in-house": "Na casa",
  past: "Passadas",
  cancelled: "Canceladas",
} as const;

type Props = {
  filter: BookingFilter;
  listings: readonly { readonly id: string; readonly name: string }[];
};

const TYPING_PAUSE = 350;

/** A choice is applied at once; a search is debounced. */
export function Filters({ filter, listings }: Props) {
  const look = useSearch();
  const [search, setSearch] = useState(filter.search ?? "");
  const [listingId, setListingId] = useFollowing(filter.listingId ?? "");
  const [channel, setChannel] = useFollowing(filter.channel ?? "");
  const { view } = filter;
  const asked = useRef(filter.search ?? "");
  useEffect(() => {
    // A search that did not come from this field, by Back or by clearing, replaces its text.
    if ((filter.search ?? "") === asked.current) return;
    asked.current = filter.search ?? "";
    setSearch(asked.current);
  }, [filter.search]);
  function ask(replace: boolean) {
    asked.current = search.trim();
    look({ view, search: asked.current, listingId, channel }, replace);
  }
  const askNow = useEffectEvent(() => search.trim() !== asked.current && ask(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: debounce: every keystroke restarts it
  useEffect(() => {
    const timer = setTimeout(askNow, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  // Arrow keys on a closed select change it repeatedly: replace the history entry instead of adding
  // one each time.
  const narrow = (listing: string, way: string) =>
    look({ view, search: filter.search, listingId: listing, channel: way }, true);
  return (
    <Form
      className={styles.filters}
      role="search"
      method="post"
      action={listUrl(filter)}
      onSubmit={(event) => {
        event.preventDefault();
        ask(asked.current !== "");
      }}
    >
      <div className={styles.search}>
        <Icon name="search" />
        <input
          className={field.input}
          type="search"
          name="busca"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          placeholder="Nome, e-mail ou código"
          aria-label="Nome, e-mail, telefone ou código"
        />
      </div>
      <nav className={segmented.segmented} aria-label="Quais reservas">
        {bookingViews.map((one) => (
          <Link
            key={one}
            to={listUrl({ ...filter, view: one })}
            aria-current={!filter.search && view === one ? "true" : undefined}
          >
            {views[one]}
          </Link>
        ))}
      </nav>
      <select
        className={field.input}
        aria-label="Quarto"
        value={listingId}
        onChange={({ target }) => {
          setListingId(target.value);
          narrow(target.value, channel);
        }}
      >
        <option value="">Todos os quartos</option>
        {listings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={field.input}
        aria-label="Canal"
        value={channel}
        onChange={({ target }) => {
          setChannel(target.value);
          narrow(listingId, target.value);
        }}
      >
        <option value="">Todos os canais</option>
        {channels.map((one) => (
          <option key={one} value={one}>
            {channelNames[one]}
          </option>
        ))}
      </select>
    </Form>
  );
}

/** Optimistic: shows the choice at once, then the loaded value. */
function useFollowing(loaded: string) {
  const [last, setLast] = useState(loaded);
  const [shown, setShown] = useState(loaded);
  if (last !== loaded) {
    setLast(loaded);
    setShown(loaded);
  }
  return [shown, setShown] as const;
}
