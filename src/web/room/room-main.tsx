import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";
import styles from "./room.module.css";

/** One for all states of the page, so that the focus it was given stays while they change. */
export function RoomMain({ isBusy, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <main id="conteudo" className={styles.page}>
      <div className="wrap" aria-busy={isBusy}>
        <BackLink />
        {children}
      </div>
    </main>
  );
}
