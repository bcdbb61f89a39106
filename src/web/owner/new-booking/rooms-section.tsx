import type { ReactNode, Ref } from "react";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Notice } from "../ui/notice.tsx";
import styles from "./new-booking.module.css";
import type { DraftedOffer } from "./use-drafted-offer.ts";

type Props = {
  drafted: Pick<DraftedOffer, "stay" | "refusal" | "isBusy" | "askAgain">;
  heading: Ref<HTMLHeadingElement>;
  title: string;
  /** What is free, once it is known. */
  children: ReactNode;
};

/** Frames the offered rooms, and replaces them without dates, while loading and after a failure. */
export function RoomsSection({ drafted, heading, title, children }: Props) {
  const { stay, refusal, isBusy, askAgain } = drafted;
  return (
    <section className={field.stack} aria-labelledby="quarto" aria-busy={isBusy}>
      <div>
        <h2 id="quarto" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p role="status">
          {!stay && "Escolha as datas, e o que está livre aparece aqui com o preço."}
          {isBusy && "Vendo o que está livre…"}
        </p>
      </div>
      {children}
      {refusal && (
        <>
          <Notice kind="error">{refusal.sentence}</Notice>
          <button type="button" className={`${button.line} ${styles.again}`} onClick={askAgain}>
            Tentar de novo
          </button>
        </>
      )}
    </section>
  );
}
