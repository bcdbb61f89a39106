import { parseMoney } from "../../../../domain/money.ts";
import { ListingTile } from "../../../home/listing-tile.tsx";
import { searchDefaults } from "../../../home/search-entries.ts";
import kit from "../../ui/kit.module.css";
import { useDraft } from "./draft-context.ts";
import styles from "./editor.module.css";

/** The home page's card, from the draft; not clickable. */
export function CardPreview() {
  const { form, kept } = useDraft();
  const [photo] = form.photos;
  return (
    <aside className={`${kit.preview} ${styles.preview}`} aria-label="Como aparece na lista">
      <p>Como aparece na lista</p>
      <div inert>
        <ListingTile
          search={searchDefaults}
          listing={{
            id: kept.id,
            slug: kept.id,
            title: form.name,
            text: form.cardText,
            photo: photo ?? null,
            wholeHouse: form.wholeHouse,
            capacity: Number(form.capacity) || 1,
            roomCount: Number(form.roomCount) || 1,
            nightlyPrice: parseMoney(form.nightlyPrice) ?? kept.listing.rates.nightlyPrice,
            total: null,
            offer: null,
            oneMoreNight: null,
          }}
        />
      </div>
    </aside>
  );
}
