import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { useLocalUrl } from "../../language.ts";
import { Icon } from "../../ui/icon.tsx";
import back from "../../ui/kit/back.module.css";
import { DeadLink } from "../dead-link.tsx";
import styles from "./frame.module.css";
import type { OwnPage } from "./own-page.server.ts";

type OfBooking = { readonly booking: { readonly code: string } };

type Route<Shown, Answer> = {
  readonly loaderData: OwnPage<Shown>;
  readonly actionData?: Answer | undefined;
};

/** The route of a page below the guest's own: the way back to it, and the page. */
export function belowOwnPage<Shown extends OfBooking, Answer>(
  Page: ComponentType<Shown & { answer: Answer | undefined }>,
) {
  return function BelowOwnPage({ loaderData: { shown }, actionData }: Route<Shown, Answer>) {
    const { t } = useTranslation();
    const local = useLocalUrl();
    return (
      <main id="conteudo" className={shown ? styles.steps : undefined}>
        {shown ? (
          <div className="wrap">
            <Link className={back.back} to={local(guestPageUrl(shown.booking.code))}>
              <Icon name="arrow-left" /> {t("guest.pageTitle")}
            </Link>
            <Page {...shown} answer={actionData} />
          </div>
        ) : (
          <DeadLink />
        )}
      </main>
    );
  };
}
