import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Api } from "../../contract/api.ts";
import { browserApi } from "../browser-api.ts";
import { apiContext } from "../context.ts";
import { useHouse } from "../root.tsx";
import page from "../ui/page.module.css";
import type { Route } from "./+types/route";
import { Location } from "./location.tsx";
import { RoomList, RoomListFailed } from "./room-list.tsx";

/** A list that cannot be fetched leaves the rest of the page standing. */
function listRooms(api: Api) {
  return api.listListings(null).catch(() => null);
}

export async function loader({ context }: Route.LoaderArgs) {
  return { rooms: await listRooms(context.get(apiContext)) };
}

export async function clientLoader() {
  return { rooms: await listRooms(browserApi()) };
}

export default function Home({ loaderData: { rooms } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { property } = useHouse();
  const { revalidate } = useRevalidator();
  return (
    <>
      <main id="conteudo" className={page.page}>
        <h1>{property.name}</h1>
        <p>{property.texts.description}</p>
        <a href="#aboutUs">{t("home.aboutUs")}</a>
        <section id="quartos" aria-labelledby="rooms-heading">
          <h2 id="rooms-heading">{t("home.rooms.heading")}</h2>
          {rooms ? <RoomList rooms={rooms} /> : <RoomListFailed onRetry={() => revalidate()} />}
        </section>
        <section id="aboutUs" aria-labelledby="about-heading">
          <h2 id="about-heading">{property.texts.aboutUs.title}</h2>
          <p>{property.texts.aboutUs.text}</p>
        </section>
        <Location />
      </main>
    </>
  );
}
