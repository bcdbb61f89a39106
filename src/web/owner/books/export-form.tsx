import { exportMovementsUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Field } from "../form/field.tsx";
import styles from "./books.module.css";

/** A plain form: the answer is a file, not a page. */
export function ExportForm({ until }: { until: Day }) {
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
