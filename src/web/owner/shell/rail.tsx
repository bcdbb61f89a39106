import { Fragment } from "react";
import { Form, Link, NavLink } from "react-router";
import { roleNames } from "../../../contract/owner/words.ts";
import { signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl, homeUrl } from "../../../contract/page-urls.ts";
import type { Person } from "../../../domain/person.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { ownPlaceOf } from "../ui/owner-page.tsx";
import { railOf } from "./places.ts";
import styles from "./shell.module.css";

/** From 900 px the navigation is at the left. */
export function Rail({ person, fresh }: { person: Person; fresh: number }) {
  const { property } = useSite();
  return (
    <aside className={`screen ${styles.rail}`}>
      <a className={styles.brand} href={homeUrl}>
        <Logo />
        <b>{property.shortName}</b>
      </a>
      <nav aria-label="Painel">
        {railOf(person.role).map((places, index) => (
          <Fragment key={places[0]?.to}>
            {index > 0 && <hr />}
            {places.map(({ to, name, icon }) => (
              <NavLink key={to} className={styles.place ?? ""} to={to} end={to === adminUrl}>
                <Icon name={icon} />
                {name}
                {name === "Reservas" && fresh > 0 && (
                  <i>
                    {fresh}
                    <span className="vh"> novas</span>
                  </i>
                )}
              </NavLink>
            ))}
          </Fragment>
        ))}
      </nav>
      <div className={styles.user}>
        <Link to={ownPlaceOf(person.role)} className={styles.me}>
          <Avatar name={person.name} />
          <span>
            {person.name}
            <small>{roleNames[person.role]}</small>
          </span>
        </Link>
        <Form method="post" action={signOutUrl}>
          <button type="submit" className={button.icon} aria-label="Sair">
            <Icon name="log-out" />
          </button>
        </Form>
      </div>
    </aside>
  );
}
