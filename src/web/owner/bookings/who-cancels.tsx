import { Link, useSearchParams } from "react-router";
import type { Canceller } from "../../../domain/cancellation-basis.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import kit from "../ui/kit.module.css";
import styles from "./cancel.module.css";

const values: Readonly<Record<Canceller, string>> = { guest: "hospede", house: "casa" };

/** Who cancels, from the URL; null before the question was answered. */
export function useCanceller({ isSoldTwice }: { isSoldTwice: boolean }): Canceller | null {
  const [asked] = useSearchParams();
  const [who = null] = (["guest", "house"] as const).filter(
    (one) => values[one] === asked.get("quem"),
  );
  // To resolve a conflict by cancelling is the house's decision, not the guest's.
  return isSoldTwice ? "house" : who;
}

/** 'Helena', as far as there is a name. */
export function firstNameOf({ guestName, erased }: Named): string {
  return (!erased && guestName?.trim().split(" ")[0]) || "O hóspede";
}

type Named = { readonly guestName: string | null; readonly erased: boolean };

type Props = {
  chosen: Canceller | null;
  /** 'Helena' */
  name: string;
  /** What decides for the guest: 'Vale a política que comprou'. */
  rule: string;
  back: Readonly<Record<Canceller, Centavos>>;
};

/** Who cancels decides what is due, so it is asked before anything can be cancelled. */
export function WhoCancels({ chosen, name, rule, back }: Props) {
  const option = (who: Canceller, title: string, about: string) => (
    <li>
      <Link
        to={`?quem=${values[who]}`}
        className={styles.option}
        aria-current={chosen === who ? "true" : undefined}
        replace
        preventScrollReset
      >
        <span className={styles.mark} aria-hidden="true" />
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
        <span>volta {formatMoney(back[who], "pt-BR")}</span>
      </Link>
    </li>
  );
  return (
    <nav className={styles.who} aria-labelledby="who-cancels">
      <h2 id="who-cancels" className={kit.title}>
        Quem cancela?
      </h2>
      <ul>
        {option("guest", `${name} pediu`, rule)}
        {option("house", "A casa", "Volta sempre tudo")}
      </ul>
    </nav>
  );
}
