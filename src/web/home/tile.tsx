import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { Photo } from "../../domain/listing.ts";
import { useLocalUrl } from "../language.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import signs from "../ui/kit/signs.module.css";
import { Picture } from "../ui/picture.tsx";
import styles from "./listing-tile.module.css";

type Props = {
  to: string;
  photos: readonly Photo[];
  sizes: string;
  tag: { readonly icon: IconName; readonly says: string } | null;
  title: string;
  price: string | null;
  text: ReactNode;
  facts: ReactNode;
};

/** The title's link covers the whole card: the heading says to press the photo. */
export function Tile({ to, photos, sizes, tag, title, price, text, facts }: Props) {
  const local = useLocalUrl();
  const id = useId();
  return (
    <div className={styles.card}>
      <div className={styles.photo}>
        {photos.map((photo) => (
          <Picture key={photo.id} photo={photo} sizes={sizes} />
        ))}
        {tag && (
          <span className={styles.tag}>
            <Icon name={tag.icon} />
            {tag.says}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3>
          <Link
            to={local(to)}
            prefetch="intent"
            aria-describedby={`${price === null ? "" : `${id}price `}${id}text ${id}facts`}
          >
            {title}
          </Link>
        </h3>
        {price !== null && (
          <p className={`num ${styles.price}`} id={`${id}price`}>
            {price}
          </p>
        )}
        <p className={styles.text} id={`${id}text`}>
          {text}
        </p>
        <p className={`${signs.signs} ${styles.facts}`} id={`${id}facts`}>
          {facts}
        </p>
      </div>
    </div>
  );
}
