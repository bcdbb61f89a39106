import { Search } from "lucide-react";
import { Form, Link, useSearchParams, useSubmit } from "react-router";
import { type BookingFilter, bookingViews } from "../../../contract/owner/bookings.ts";
import { channelNames } from "../../../contract/owner/words.ts";
import { channels } from "../../../domain/channel.ts";
import field from "../ui/field.module.css";
import segmented from "../ui/segmented.module.css";
import { viewNames } from "./filter.ts";
import styles from "./list.module.css";

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

/** Every choice is asked for at once; a search by its Enter. */
export function Filters({ filter, listings }: Props) {
  const submit = useSubmit();
  const [query] = useSearchParams();
  return (
    <Form
      className={styles.filters}
      role="search"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      <div className={styles.search}>
        <Search className="ic" aria-hidden />
        <input
          key={filter.search}
          className={field.input}
          type="search"
          name="busca"
          defaultValue={filter.search}
          placeholder="Nome, e-mail ou código"
          aria-label="Nome, e-mail, telefone ou código"
        />
      </div>
      <input type="hidden" name="ver" value={viewNames[filter.view]} />
      <nav className={segmented.segmented} aria-label="Quais reservas">
        {bookingViews.map((view) => (
          <Link
            key={view}
            to={`?${withView(query, viewNames[view])}`}
            aria-current={!filter.search && filter.view === view ? "true" : undefined}
          >
            {views[view]}
          </Link>
        ))}
      </nav>
      <select
        key={`quarto-${filter.listingId}`}
        className={field.input}
        name="quarto"
        aria-label="Quarto"
        defaultValue={filter.listingId}
      >
        <option value="">Todos os quartos</option>
        {listings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        key={`canal-${filter.channel}`}
        className={field.input}
        name="canal"
        aria-label="Canal"
        defaultValue={filter.channel}
      >
        <option value="">Todos os canais</option>
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {channelNames[channel]}
          </option>
        ))}
      </select>
    </Form>
  );
}

function withView(query: URLSearchParams, view: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set("ver", view);
  next.delete("depois");
  next.delete("busca");
  return next;
}
