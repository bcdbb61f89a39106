import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { roomUrl } from "../../contract/page-urls.ts";
import type { ListingCard } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { useHouse } from "../root.tsx";
import button from "../ui/button.module.css";
import { Picture } from "../ui/picture.tsx";
import styles from "./room-list.module.css";

export function RoomList({ rooms }: { rooms: readonly ListingCard[] }) {
  const { t } = useTranslation();
  if (rooms.length === 0) return <p>{t("home.rooms.empty")}</p>;
  return (
    <ul className={styles.grid}>
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomCard room={room} />
        </li>
      ))}
    </ul>
  );
}

export function RoomListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const { property } = useHouse();
  return (
    <div role="alert">
      <p>
        {t("home.rooms.failed")} {t("home.rooms.callUs", { phone: property.phone })}
      </p>
      <button type="button" className={button.primary} onClick={onRetry}>
        {t("home.rooms.retry")}
      </button>
    </div>
  );
}

function RoomCard({ room }: { room: ListingCard }) {
  const { t, i18n } = useTranslation();
  const price = formatMoney(room.nightlyPrice, i18n.language);
  return (
    <Link className={styles.card} to={roomUrl(room.id)}>
      {room.photo && <Picture photo={room.photo} sizes="(min-width: 600px) 50vw, 100vw" />}
      <h3>{room.title}</h3>
      <p>{room.text}</p>
      <p>
        {t("home.rooms.perNight", { price })} · {t("home.rooms.capacity", { count: room.capacity })}
      </p>
    </Link>
  );
}
