import { Link } from "react-router";
import { ownerListingsUrl } from "../../../../contract/page-urls.ts";
import { ownerContext } from "../../../context.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { answerForm } from "../../form/answer-form.ts";
import { show } from "../../form/refusals.ts";
import { OwnerPage, useMay } from "../../ui/owner-page.tsx";
import { plural } from "../../ui/words.ts";
import type { Route } from "./+types/route";
import { ListingOrder } from "./listing-order.tsx";
import { ListingRowCard } from "./listing-row.tsx";
import styles from "./listings.module.css";
import { order } from "./order.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).listAllListings());
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, order, (owner, { ids }) => owner.reorderListings({ listingIds: ids }));
}

export default function Listings({ loaderData: rooms }: Route.ComponentProps) {
  const may = useMay();
  return (
    <OwnerPage
      title="Quartos"
      subtitle={summaryOf(rooms)}
      tools={
        may("addListing") && (
          <Link className={button.primary} to={`${ownerListingsUrl}/novo`}>
            <Icon name="plus" />
            Novo quarto
          </Link>
        )
      }
    >
      {rooms.length === 0 && <p>Ainda não há quartos. Comece com o primeiro.</p>}
      {may("reorderListings") ? (
        <ListingOrder rooms={rooms} />
      ) : (
        <ul className={styles.list}>
          {rooms.map((listing) => (
            <li key={listing.id} className={styles.row}>
              <ListingRowCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </OwnerPage>
  );
}

function summaryOf(rooms: Route.ComponentProps["loaderData"]): string {
  const shown = rooms.filter(({ published }) => published).length;
  const hidden = rooms.length - shown;
  const onSite = `${plural(shown, "quarto", "quartos")} no site`;
  return hidden > 0 ? `${onSite}, ${plural(hidden, "escondido", "escondidos")}.` : `${onSite}.`;
}
