import styles from "./versus.module.css";

type Side = {
  readonly label: string;
  readonly value: string;
  readonly note?: string | null | undefined;
};

/** What the guest has seen, and what is true now. */
export function Versus({ seen, now }: { seen: Side; now: Side }) {
  return (
    <dl className={styles.versus}>
      <div>
        <dt>{seen.label}</dt>
        <dd>
          <s>{seen.value}</s>
          {seen.note && <small>{seen.note}</small>}
        </dd>
      </div>
      <div>
        <dt>{now.label}</dt>
        <dd>
          {now.value}
          {now.note && <small>{now.note}</small>}
        </dd>
      </div>
    </dl>
  );
}
