import { preload } from "react-dom";
import { useTranslation } from "react-i18next";
import { pictureUrl, widthsOf } from "../../contract/picture-urls.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./hero.module.css";
import { SearchBar } from "./search-bar.tsx";

/**
 * Cropped to a phone's height the photo would need 250vw. Asking for less halves the bytes, and on
 * the finest screens even less looks the same.
 */
const SIZES =
  "(max-width: 599px) and (min-resolution: 2.6dppx) 140vw, (max-width: 599px) 200vw, 100vw";
/** Longer names use a smaller font, so that they fit. */
const LONGEST_LARGE_NAME = 11;

export function Hero() {
  const { t } = useTranslation();
  const { property } = useSite();
  const { shortName, heroPhoto, texts } = property;
  if (heroPhoto) preloadPhoto(heroPhoto);
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      {heroPhoto && (
        <div className={styles.view}>
          <Picture photo={heroPhoto} sizes={SIZES} eager className={styles.photo} />
        </div>
      )}
      <div className={`wrap ${styles.in}`}>
        <h1 id="hero-heading">
          <span className={styles.pre}>{whatItIs(property)} </span>
          <span className={styles.name} data-long={shortName.length > LONGEST_LARGE_NAME}>
            {shortName}
          </span>
        </h1>
        <div className={styles.side}>
          <p>{texts.description}</p>
          {texts.aboutUs.title && (
            <a className={styles.more} href="#aboutUs">
              <span>{t("home.aboutUs")}</span>
              <Icon name="arrow-down" />
            </a>
          )}
        </div>
      </div>
      <div className={`wrap ${styles.foot}`}>
        <SearchBar />
      </div>
    </section>
  );
}

/** 'Pousada' of 'Pousada Serra Clara': the name without its short form. */
function whatItIs({ name, shortName }: Pick<Property, "name" | "shortName">): string {
  return name.endsWith(shortName) ? name.slice(0, -shortName.length).trim() : name;
}

/** A preload in the head, so that the LCP image is requested before any script. */
function preloadPhoto({ id, width }: Photo) {
  const widths = widthsOf(width);
  preload(pictureUrl(id, widths.at(-1) ?? 0, "avif"), {
    as: "image",
    type: "image/avif",
    imageSrcSet: widths.map((one) => `${pictureUrl(id, one, "avif")} ${one}w`).join(", "),
    imageSizes: SIZES,
    fetchPriority: "high",
  });
}
