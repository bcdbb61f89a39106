import { NavLink } from "react-router";
import { adminUrl } from "../../../contract/page-urls.ts";
import type { Role } from "../../../domain/person.ts";
import { Icon } from "../../ui/icon.tsx";
import { tabsOf } from "./places.ts";
import styles from "./shell.module.css";

/** The most used places as bottom tabs on phones. */
export function Tabs({ role, fresh }: { role: Role; fresh: number }) {
  return (
    <nav className={`screen ${styles.tabs}`} aria-label="Painel">
      {tabsOf(role).map(({ to, name, icon }) => (
        <NavLink key={to} to={to} end={to === adminUrl}>
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
    </nav>
  );
}
