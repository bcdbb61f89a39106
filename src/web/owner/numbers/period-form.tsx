import { Form } from "react-router";
import { MOST_MONTHS } from "../../../contract/owner/numbers.ts";
import { numbersUrl } from "../../../contract/page-urls.ts";
import { addMonths, type Month } from "../../../domain/month.ts";
import button from "../../ui/button.module.css";
import { Field } from "../form/field.tsx";
import { plural } from "../ui/words.ts";
import { monthName } from "./figures-words.ts";
import styles from "./numbers.module.css";

const [BACK, AHEAD] = [36, 12];
const lengths = Array.from({ length: MOST_MONTHS }, (_, index) => ({
  value: index + 1,
  text: plural(index + 1, "mês", "meses"),
}));

type Props = { first: Month; months: number; thisMonth: Month };

export function PeriodForm({ first, months, thisMonth }: Props) {
  const offered = Array.from({ length: BACK + 1 + AHEAD }, (_, index) =>
    addMonths(thisMonth, index - BACK),
  );
  const all = [...new Set([...offered, first])].toSorted();
  return (
    // Remounted for another period: its fields are uncontrolled.
    <Form key={`${first} ${months}`} className={styles.period} action={numbersUrl}>
      <Field
        label="A partir de"
        name="de"
        kind="choice"
        initial={first}
        options={all.map((month) => ({ value: month, text: monthName(month) }))}
      />
      <Field label="Por" name="meses" kind="choice" initial={months} options={lengths} />
      <button type="submit" className={button.line}>
        Ver
      </button>
    </Form>
  );
}
