import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { homeUrl } from "../../contract/page-urls.ts";
import { readSearch, writeSearch } from "../home/room-search.ts";
import { useLocalUrl } from "../language.ts";
import styles from "./room.module.css";

/** To the list, with what was searched for, at the room that is left. */
export function BackLink() {
  const { t } = useTranslation();
  const localUrl = useLocalUrl();
  const [address] = useSearchParams();
  const { slug } = useParams();
  const search = writeSearch(readSearch(address));
  return (
    <Link
      className={styles.back}
      to={localUrl(search.size > 0 ? `${homeUrl}?${search}` : homeUrl)}
      state={{ room: slug ?? address.get("id") }}
    >
      <ArrowLeft className="ic" aria-hidden /> {t("room.back")}
    </Link>
  );
}
