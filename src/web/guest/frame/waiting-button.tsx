import { useNavigation } from "react-router";
import button from "../../ui/button.module.css";

type Props = {
  words: string;
  /** Its text while this form's answer is awaited. */
  waiting: string;
  /** The name and value that distinguish this form from others of the page. */
  form?: readonly [name: string, value: string];
};

/** The button of a plain form, which says that it waits. */
export function WaitingButton({ words, waiting, form }: Props) {
  const { formData } = useNavigation();
  const isBusy = formData !== undefined && (!form || formData.get(form[0]) === form[1]);
  return (
    <button
      type={formData ? "button" : "submit"}
      className={`${button.primary} ${button.block}`}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? waiting : words}
    </button>
  );
}
