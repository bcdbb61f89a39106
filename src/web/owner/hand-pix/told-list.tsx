import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { Said } from "../ui/said.tsx";
import styles from "./hand-pix.module.css";
import { outcomeWords, type PixOutcome } from "./pix-words.ts";
import { PixHeading, ToldPix } from "./told-pix.tsx";

type Props = { told: readonly HandPix[]; now: number; sending: Sending<PixOutcome> };

/** Pix that guests say they paid and nobody has checked: the longest wait comes first. */
export function ToldList({ told, now, sending }: Props) {
  return (
    <>
      <Said words={sending.done ? outcomeWords(sending.done) : null} />
      {told.length > 0 && (
        <section className={styles.list} aria-labelledby="told-pix">
          <h2 id="told-pix" className={kit.title}>
            Pix para conferir <span>{told.length}</span>
          </h2>
          {told.map((pix) => (
            <ToldPix key={pix.id} {...{ pix, now, sending }} heading={<PixHeading pix={pix} />} />
          ))}
        </section>
      )}
    </>
  );
}
