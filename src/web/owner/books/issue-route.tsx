import { redirect } from "react-router";
import { bookingUrl, receiptUrl } from "../../../contract/owner-urls.ts";
import { answerForm } from "../form/answer-form.ts";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/issue-route";
import { wish } from "./wish.server.ts";

/** No page: a form posts to it. */
export async function loader({ params }: Route.LoaderArgs) {
  throw redirect(bookingUrl(params.bookingId));
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, wish, async (owner, { payment }): Promise<null> => {
    const { bookingId, number } = await owner.issueReceipt({ paymentId: payment });
    throw redirect(receiptUrl(bookingId, number));
  });
}

/** A refusal to a page without JavaScript; others show it beside the button. */
export default function Issue({ actionData, params }: Route.ComponentProps) {
  return (
    <OwnerPage title="Recibo" back={{ to: bookingUrl(params.bookingId), name: "Reserva" }}>
      {actionData?.refusal && <Notice kind="error">{actionData.refusal.sentence}</Notice>}
    </OwnerPage>
  );
}
