import { Form, Link } from "react-router";
import { cashDayUrl, exportMovementsUrl, moreUrl } from "../../../contract/owner-urls.ts";
import { addDays, type Day, parseDay } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { Field } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage, useMay, useToday } from "../ui/owner-page.tsx";
import segmented from "../ui/segmented.module.css";
import type { Route } from "./+types/cash-route";
import styles from "./books.module.css";
import { BooksTabs } from "./books-tabs.tsx";
import { MeansTable } from "./means-table.tsx";
import { MovementTable } from "./movement-table.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const day = parseDay(new URL(request.url).searchParams.get("dia") ?? "");
  return show(context.get(ownerContext).getCashDay({ day }));
}

export default function Cash({ loaderData: cash }: Route.ComponentProps) {
  const { day, movements } = cash;
  const may = useMay();
  useSelfRefresh();
  return (
    <OwnerPage
      title="Dinheiro"
      subtitle={`Caixa de ${formatDay(day, "long", "pt-BR")}`}
      back={{ to: moreUrl, name: "Mais" }}
      tools={<BooksTabs />}
    >
      <DayChoice day={day} />
      {movements.length > 0 ? (
        <>
          <MeansTable cash={cash} />
          <h2 className={styles.heading}>Movimentos</h2>
          <MovementTable movements={movements} />
        </>
      ) : (
        <p className={kit.empty}>
          Nada entrou nem saiu neste dia. Pagamentos da recepção se anotam na reserva.
        </p>
      )}
      {may("exportMovements") && <ExportForm key={day} until={day} />}
    </OwnerPage>
  );
}

function DayChoice({ day }: { day: Day }) {
  const today = useToday();
  return (
    <div className={styles.days}>
      <nav className={segmented.segmented} aria-label="Dias">
        <Link to={cashDayUrl(addDays(day, -1))} aria-label="Um dia antes">
          <Icon name="arrow-left" />
        </Link>
        <Link to={cashDayUrl()} aria-current={day === today ? "true" : undefined}>
          Hoje
        </Link>
        {day < today && (
          <Link to={cashDayUrl(addDays(day, 1))} aria-label="Um dia depois">
            <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
      <Form className={styles.choice} action={cashDayUrl()}>
        <Field key={day} label="Outro dia" name="dia" kind="date" initial={day} required />
        <button type="submit" className={button.line}>
          Ver
        </button>
      </Form>
    </div>
  );
}

/** A plain form: the answer is a file, not a page. */
function ExportForm({ until }: { until: Day }) {
  const from = firstOfMonth(until);
  return (
    <section className={styles.export} aria-labelledby="planilha">
      <h2 id="planilha" className={styles.heading}>
        Planilha da contabilidade
      </h2>
      <p>
        Uma linha por movimento, com o provedor de pagamento e a tarifa dele, quando ele já a
        informou.
      </p>
      <form className={styles.choice} action={exportMovementsUrl}>
        <Field label="De" name="de" kind="date" initial={from} required />
        <Field label="Até" name="ate" kind="date" initial={until} required />
        <button type="submit" className={button.line}>
          <Icon name="download" />
          Baixar planilha
        </button>
      </form>
    </section>
  );
}
