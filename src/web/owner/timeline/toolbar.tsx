import { Link } from "react-router";
import { newBookingUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import segmented from "../ui/segmented.module.css";
import { type Range, rangeUrl, stepFrom, viewNames, views } from "./range.ts";
import styles from "./timeline.module.css";

export function Toolbar({ range, onBlock }: { range: Range; onBlock: () => void }) {
  const { view, from } = range;
  return (
    <>
      <div className={`${segmented.segmented} ${styles.steps}`}>
        <Link to={rangeUrl(view, stepFrom(range, -1))} aria-label="Dias anteriores">
          <Icon name="chevron-left" />
        </Link>
        <Link to={rangeUrl(view, null)}>Hoje</Link>
        <Link to={rangeUrl(view, stepFrom(range, 1))} aria-label="Próximos dias">
          <Icon name="chevron-right" />
        </Link>
      </div>
      <nav className={`${segmented.segmented} ${styles.views}`} aria-label="Quantos dias mostrar">
        {views.map((one) => (
          <Link key={one} to={rangeUrl(one, from)} aria-current={one === view ? "true" : undefined}>
            {viewNames[one]}
          </Link>
        ))}
      </nav>
      <button type="button" className={`${button.line} ${styles.blocks}`} onClick={onBlock}>
        <Icon name="ban" />
        <span>Bloquear</span>
      </button>
      <Link className={button.primary} to={newBookingUrl}>
        <Icon name="plus" />
        Reserva
      </Link>
    </>
  );
}
