import { useState } from "react";
import { useTranslation } from "react-i18next";
import { data, isRouteErrorResponse, Link } from "react-router";
import type { Api, CheckoutRequest } from "../../contract/api.ts";
import { homeUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";
import { apiContext } from "../context.ts";
import page from "../ui/page.module.css";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/route";
import { BookingForm } from "./booking-form.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import styles from "./room.module.css";

async function load(api: Api, request: Request) {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  try {
    const [listing, reserved] = await Promise.all([
      api.getListing(id),
      api.listReservedDays(id).catch(() => null),
    ]);
    return { listing, reserved };
  } catch (error) {
    if (error instanceof AppError && error.code === "listing-unknown") {
      throw data(null, { status: 404, statusText: "Not Found" });
    }
    throw error;
  }
}

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(browserApi(), request);
}

export default function Room({ loaderData: { listing, reserved } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [checkout, setCheckout] = useState<CheckoutRequest | null>(null);
  return (
    <>
      <main id="conteudo" className={page.page}>
        <Link to={homeUrl}>{t("room.back")}</Link>
        <h1>{listing.name}</h1>
        <div className={styles.gallery}>
          {listing.photos.slice(0, 5).map((photo, index) => (
            <Picture key={photo.id} photo={photo} sizes="50vw" eager={index === 0} />
          ))}
        </div>
        {listing.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{t("room.offer")}</h2>
        <ul>
          {listing.amenities.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
        <BookingForm
          listing={listing}
          reserved={reserved ?? []}
          onBook={(stay, guests) => setCheckout({ listingId: listing.id, stay, guests })}
        />
        {checkout && <PaymentDialog request={checkout} onClose={() => setCheckout(null)} />}
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className={page.state}>
      <h1 lang="en">{t(missing ? "room.missing" : "room.failed")}</h1>
      <Link to={homeUrl}>{t("room.back")}</Link>
    </main>
  );
}
