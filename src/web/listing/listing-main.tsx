import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { homeUrl } from "../../contract/page-urls.ts";
import { readOtherRooms } from "../../contract/rooms-in-address.ts";
import { readSearch, writeSearch } from "../home/search-entries.ts";
import { useLocalUrl } from "../language.ts";
import { Icon } from "../ui/icon.tsx";
import back from "../ui/kit/back.module.css";
import styles from "./listing.module.css";

/** One element for all states of the page, so that it keeps the focus. */
export function ListingMain({ isBusy, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <main id="conteudo" className={styles.page}>
      <div className="wrap" aria-busy={isBusy}>
        <BackLink />
        {children}
      </div>
    </main>
  );
}

/** To the list, with the search, scrolled to this room or these rooms. */
function BackLink() {
  const { t } = useTranslation();
  const localUrl = useLocalUrl();
  const [address] = useSearchParams();
  const { slug } = useParams();
  const search = writeSearch(readSearch(address));
  const others = readOtherRooms(address).map(({ listingId }) => listingId);
  return (
    <Link
      className={`${back.back} ${styles.back}`}
      to={localUrl(search.size > 0 ? `${homeUrl}?${search}` : homeUrl)}
      state={{ listing: [slug ?? address.get("id"), ...others].join("+") }}
    >
      <Icon name="arrow-left" /> {t("room.back")}
    </Link>
  );
}
