import { TriangleAlert } from "lucide-react";
import { Link, useFetcher } from "react-router";
import type { Alert } from "../../../contract/owner/today.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import button from "../../ui/button.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import { alertWords } from "./alert-words.ts";
import styles from "./alerts.module.css";

/** What needs a person. Each says what happened, what the house does about it, and the next step. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const fetcher = useFetcher();
  const person = usePerson();
  return (
    <div role="status">
      {alerts.map((alert) => {
        const { title, text } = alertWords(alert);
        return (
          <div key={alert.id} className={styles.alert}>
            <TriangleAlert className="ic" aria-hidden />
            <p>
              <b>{title}</b> {text}
            </p>
            {alert.bookingId && (
              <Link className={button.line} to={bookingUrl(alert.bookingId)}>
                Ver reserva
              </Link>
            )}
            {person?.role === "owner" && (
              <fetcher.Form method="post" action={`${adminUrl}?index`}>
                <input type="hidden" name="acao" value="dismissAlert" />
                <input type="hidden" name="id" value={alert.id} />
                <button type="submit" className={button.quiet}>
                  Já resolvi
                </button>
              </fetcher.Form>
            )}
          </div>
        );
      })}
    </div>
  );
}
