import { Link } from "react-router";
import type { AskedChange } from "../../../contract/owner/guest-changes.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import type { Sending } from "../form/use-sending.ts";
import { ChangeRequest } from "../guest-changes/change-request.tsx";
import kit from "../ui/kit.module.css";
import { plural } from "../ui/words.ts";
import styles from "./change-requests.module.css";

type Props = { asked: readonly AskedChange[]; desk: Sending };

/** What guests ask for on their own pages. Only the longest wait is unfolded above the arrivals. */
export function ChangeRequests({ asked, desk }: Props) {
  const [first, ...others] = asked;
  if (!first) return null;
  return (
    <section className={styles.requests} aria-labelledby="asked-changes">
      <h2 id="asked-changes" className={kit.title}>
        Pedidos de mudança <span>{asked.length}</span>
      </h2>
      <Request asked={first} desk={desk} />
      {others.length > 0 && (
        <details>
          <summary>{plural(others.length, "outro pedido", "outros pedidos")}</summary>
          <div className={kit.lines}>
            {others.map((one) => (
              <Request key={one.id} asked={one} desk={desk} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function Request({ asked, desk }: { asked: AskedChange; desk: Sending }) {
  return (
    <ChangeRequest
      key={asked.id}
      asked={asked}
      sending={desk}
      heading={
        <h3>
          <Link className={kit.name} to={bookingUrl(asked.bookingId)}>
            {asked.guestName ?? asked.code}
          </Link>
        </h3>
      }
    />
  );
}
