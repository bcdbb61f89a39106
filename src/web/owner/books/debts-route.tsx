import { Link, redirect } from "react-router";
import type { Owed } from "../../../contract/owner/books.ts";
import { bookingUrl, booksUrl, cashDayUrl, moreUrl } from "../../../contract/owner-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { show } from "../form/refusals.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import { plural } from "../ui/words.ts";
import type { Route } from "./+types/debts-route";
import styles from "./books.module.css";
import { BooksTabs } from "./books-tabs.tsx";
import { DebtTable } from "./debt-table.tsx";

/** Who owes what is the owner's; the team comes for the day's cash. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const permitted = await show(owner.listPermitted());
  if (!permitted.includes("listDebts") && permitted.includes("getCashDay")) {
    throw redirect(cashDayUrl());
  }
  const after = new URL(request.url).searchParams.get("depois");
  const [page, owed, texts] = await show(
    Promise.all([owner.listDebts({ after }), owner.listOwed(), owner.listMessageTexts()]),
  );
  return { after, page, owed, texts };
}

export default function Debts({ loaderData: { after, page, owed, texts } }: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Dinheiro"
      subtitle={summary(page)}
      back={{ to: moreUrl, name: "Mais" }}
      tools={<BooksTabs />}
    >
      {page.rows.length > 0 ? (
        <DebtTable debts={page.rows} texts={texts} />
      ) : (
        <p className={kit.empty}>
          {after ? "Não há mais ninguém." : "Tudo pago. O que ficar em aberto aparece aqui."}
        </p>
      )}
      {owed.length > 0 && <OwedList owed={owed} />}
      {(page.next || after) && (
        <nav className={styles.pages} aria-label="Páginas">
          {after && (
            <Link className={button.line} to={booksUrl}>
              Do começo
            </Link>
          )}
          {page.next && (
            <Link className={button.line} to={`${booksUrl}?depois=${page.next}`}>
              Ver mais
            </Link>
          )}
        </nav>
      )}
    </OwnerPage>
  );
}

function summary({ count, total }: Route.ComponentProps["loaderData"]["page"]): string {
  if (count === 0) return "Ninguém deve nada";
  return `${formatMoney(total, "pt-BR")} em aberto, em ${plural(count, "reserva", "reservas")}`;
}

/** What the owner has to give back; it is noted on the booking's page. */
function OwedList({ owed }: { owed: readonly Owed[] }) {
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className={styles.heading}>
        A devolver
      </h2>
      <ul className={`${kit.rows} ${styles.owed}`}>
        {owed.map((one) => (
          <li key={one.bookingId}>
            <Link className={`${kit.name} ${styles.name}`} to={bookingUrl(one.bookingId)}>
              {guestNameOf(one)}, {one.code}
            </Link>
            <b className="num">{formatMoney(one.owed, "pt-BR")}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
