import { Spinner } from "../../ui/spinner.tsx";
import styles from "./payment.module.css";

type Props = { title: string; text: string };

/** Nothing is to be done here: the page looks by itself. */
export function WaitingBox({ title, text }: Props) {
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={32} isSilent />
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
    </div>
  );
}
