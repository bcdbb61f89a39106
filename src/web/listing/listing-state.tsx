import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { listingsUrl, phoneUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import { focusContent } from "../ui/focus-content.ts";
import { Icon } from "../ui/icon.tsx";
import actions from "../ui/kit/actions.module.css";
import page from "../ui/page.module.css";
import skeleton from "../ui/skeleton.module.css";
import { Spinner } from "../ui/spinner.tsx";
import gallery from "./gallery.module.css";
import styles from "./listing.module.css";
import { listingTitle } from "./listing-title.ts";

export function ListingLoading() {
  const { t } = useTranslation();
  return (
    <>
      <ListingTitle name={t("room.loading")} />
      <h1 className="vh">{t("room.loading")}</h1>
      <div className={styles.waiting}>
        <div className={gallery.gallery} aria-hidden>
          {[1, 2, 3, 4, 5].map((photo) => (
            <i key={photo} className={`${gallery.photo} ${skeleton.skeleton}`} />
          ))}
        </div>
        <Spinner label={t("room.loading")} />
      </div>
    </>
  );
}

/** The stored error is a data attribute for debugging, never visible text. */
export function ListingFailed({ error }: { error: string | null }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const isBusy = state === "loading";
  function retry() {
    if (isBusy) return;
    focusContent();
    void revalidate();
  }
  return (
    <ListingState title={t("room.failed")} text={t("room.failedText")} error={error}>
      <button type="button" className={button.primary} aria-disabled={isBusy} onClick={retry}>
        {isBusy ? <Spinner size={20} isSilent /> : <Icon name="rotate-cw" />}
        {t("room.retry")}
      </button>
      <AllListings className={button.line} />
    </ListingState>
  );
}

export function ListingMissing() {
  const { t } = useTranslation();
  return (
    <ListingState title={t("room.missing")} text={t("room.missingText")} error={null}>
      <AllListings className={button.primary} />
    </ListingState>
  );
}

type StateProps = {
  title: string;
  text: string;
  error: string | null;
  children: ReactNode;
};

function ListingState({ title, text, error, children }: StateProps) {
  const { t } = useTranslation();
  const { property } = useSite();
  return (
    <>
      <ListingTitle name={title} />
      <meta name="robots" content="noindex" />
      <div className={page.state} role="alert" data-error={error ?? undefined}>
        <h1 {...useFixedEnglish()}>{title}</h1>
        <p>{text}</p>
        <div className={`${actions.actions} ${page.actions}`}>{children}</div>
        <p>
          {t("room.callUs")} <a href={phoneUrl(property.phone)}>{property.phone}</a>.
        </p>
      </div>
    </>
  );
}

function ListingTitle({ name }: { name: string }) {
  const { property } = useSite();
  return <title>{listingTitle(name, property.name)}</title>;
}

function AllListings({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const localUrl = useLocalUrl();
  return (
    <Link className={className} to={localUrl(listingsUrl)}>
      {t("room.allRooms")}
    </Link>
  );
}
