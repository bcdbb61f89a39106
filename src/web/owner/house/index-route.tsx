import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { House } from "../../../contract/owner/house.ts";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { homeUrl, houseUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { show } from "../form/refusals.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/index-route";
import styles from "./index.module.css";
import { facts, type Section, texts } from "./sections.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).house());
}

export default function HouseIndex({ loaderData: house }: Route.ComponentProps) {
  return (
    <OwnerPage
      title="A casa"
      subtitle="O que vale para a pousada inteira. Cada parte é salva por si."
      back={{ to: moreUrl, name: "Mais" }}
      tools={
        <a className={button.quiet} href={homeUrl}>
          Ver o site
        </a>
      }
    >
      <div className={styles.parts}>
        <Part name="Dados e regras" sections={facts} house={house} />
        <Part name="Textos e fotos do site" sections={texts} house={house} />
      </div>
    </OwnerPage>
  );
}

function Part({
  name,
  sections,
  house,
}: {
  name: string;
  sections: readonly Section[];
  house: House;
}) {
  return (
    <section>
      <h2>{name}</h2>
      <ul className={styles.list}>
        {sections.map(({ to, name: title, Icon, summary }) => (
          <li key={to}>
            <Link to={`${houseUrl}/${to}`}>
              <Icon className="ic" aria-hidden />
              <span>
                <b>{title}</b>
                <small>{summary(house)}</small>
              </span>
              <ChevronRight className="ic" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
