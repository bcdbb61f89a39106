import { clockContext, ownerContext } from "../../../context.ts";
import { answerForm } from "../../form/answer-form.ts";
import { show } from "../../form/refusals.ts";
import type { Route } from "./+types/route";
import { ListingEditor } from "./listing-editor.tsx";
import { perform, wish } from "./wish.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [listing, rooms, channels] = await Promise.all([
    show(owner.getListingToEdit({ listingId: params.id })),
    show(owner.listPhysicalRooms()),
    show(owner.listingChannels({ listingId: params.id })),
  ]);
  return { listing, rooms, known: { channels, at: context.get(clockContext)() } };
}

export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params;
  return answerForm(asked, wish, (owner, wished) => perform(owner, id, wished));
}

export default function EditListing({ loaderData }: Route.ComponentProps) {
  return <ListingEditor key={loaderData.listing.id} {...loaderData} />;
}
