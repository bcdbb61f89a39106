import { NavLink } from "react-router";
import { booksUrl, cashDayUrl } from "../../../contract/owner-urls.ts";
import { useMay } from "../ui/owner-page.tsx";
import segmented from "../ui/segmented.module.css";

/** The team has one of the pages only. */
export function BooksTabs() {
  if (!useMay()("listDebts")) return null;
  return (
    <nav className={segmented.segmented} aria-label="Dinheiro">
      <NavLink to={booksUrl} end>
        Quem deve
      </NavLink>
      <NavLink to={cashDayUrl()}>Caixa do dia</NavLink>
    </nav>
  );
}
