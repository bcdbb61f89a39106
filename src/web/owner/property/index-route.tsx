import { Link } from "react-router";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { homeUrl, propertyUrl } from "../../../contract/page-urls.ts";
import type { EditableProperty } from "../../../server/owner-api.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { show } from "../form/refusals.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/index-route";
import styles from "./index.module.css";
import type { SettingPage } from "./setting-page.ts";
import { housePages, sitePages } from "./setting-pages.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).property());
}

export default function PropertyIndex({ loaderData: property }: Route.ComponentProps) {
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
        <Part name="Dados e regras" pages={Object.values(housePages)} property={property} />
        <Part name="Textos e fotos do site" pages={Object.values(sitePages)} property={property} />
      </div>
    </OwnerPage>
  );
}

function Part({
  name,
  pages,
  property,
}: {
  name: string;
  pages: readonly SettingPage[];
  property: EditableProperty;
}) {
  return (
    <section>
      <h2>{name}</h2>
      <ul className={`${kit.links} ${styles.list}`}>
        {pages.map(({ to, name: title, icon, summary }) => (
          <li key={to}>
            <Link to={`${propertyUrl}/${to}`}>
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                <small>{summary(property)}</small>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
