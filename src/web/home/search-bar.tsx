import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { writeParty } from "../../contract/party-in-address.ts";
import type { Day } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import type { Guests } from "../../domain/guests.ts";
import { guestWords } from "../guest-words.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { Icon, type IconName } from "../ui/icon.tsx";
import { DatesSheet } from "./dates-sheet.tsx";
import { goToListings } from "./go-to-listings.ts";
import { PartySheet } from "./party-sheet.tsx";
import styles from "./search-bar.module.css";
import { chosenDay, type SearchEntries } from "./search-entries.ts";
import { useSearchDraft } from "./use-search-draft.ts";

type Field = keyof SearchEntries;

const labels = {
  startDate: "home.search.checkIn",
  endDate: "home.search.checkOut",
  guests: "home.search.people",
  rooms: "home.search.rooms",
} as const;

/** Every change applies at once; the button scrolls to the list. */
export function SearchBar() {
  const { t, i18n } = useTranslation();
  const { today } = useSite();
  const [search, setSearch] = useSearchDraft();
  const [open, setOpen] = useState<Field | null>(null);
  const opener = useRef<HTMLElement>(null);

  function close() {
    // Do not steal the focus from a visitor who has moved elsewhere.
    const isInside = document.activeElement?.closest("dialog");
    setOpen(null);
    if (isInside) opener.current?.focus({ preventScroll: true });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setOpen(null);
    goToListings();
  }
  const fieldProps = (name: Field) => ({
    label: t(labels[name]),
    isOpen: open === name,
    onPress(pressed: HTMLElement) {
      opener.current = pressed;
      setOpen(open === name ? null : name);
    },
  });
  const dateText = (of: SearchEntries["startDate"]) => {
    const chosen = chosenDay(of);
    return chosen ? shortDay(chosen, i18n.language) : t("home.search.pickDate");
  };
  const sheet = { search, onChange: setSearch, onClose: close };
  return (
    <search aria-label={t("home.search.label")}>
      <form className={styles.search} onSubmit={submit}>
        <input type="hidden" name="startDate" value={chosenDay(search.startDate) ?? today} />
        <input type="hidden" name="endDate" value={chosenDay(search.endDate) ?? today} />
        <PartyInputs guests={search.guests} />
        <input type="hidden" name="rooms" value={search.rooms} />
        <SearchField
          {...fieldProps("startDate")}
          icon="calendar"
          value={dateText(search.startDate)}
        />
        <SearchField {...fieldProps("endDate")} icon="calendar" value={dateText(search.endDate)} />
        <DatesSheet
          {...sheet}
          open={open === "startDate" || open === "endDate"}
          leaving={open === "endDate"}
        />
        <SearchField
          {...fieldProps("guests")}
          icon="chevron-down"
          value={guestWords(search.guests, t)}
        />
        <SearchField
          {...fieldProps("rooms")}
          icon="chevron-down"
          value={t("home.search.roomCount", { count: search.rooms })}
        />
        <PartySheet {...sheet} open={open === "guests" || open === "rooms"} />
        <button type="submit" className={`${button.primary} ${button.large} ${styles.submit}`}>
          <Icon name="search" />
          <span>{t("home.search.submit")}</span>
        </button>
      </form>
    </search>
  );
}

/** The party as form fields, for a submit before hydration. */
function PartyInputs({ guests }: { guests: Guests }) {
  const query = new URLSearchParams();
  writeParty(query, guests);
  return [...query].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** 'Sáb., 12 de dez.' */
function shortDay(of: Day, language: string): string {
  const text = formatDay(of, "short", language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

type SearchFieldProps = {
  label: string;
  value: string;
  icon: IconName;
  isOpen: boolean;
  onPress: (pressed: HTMLElement) => void;
};

function SearchField({ label, value, icon, isOpen, onPress }: SearchFieldProps) {
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <span>{value}</span>
        <Icon name={icon} />
      </span>
    </button>
  );
}
