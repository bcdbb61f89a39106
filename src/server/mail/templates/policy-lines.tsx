import { Fragment } from "react";
import { freeCancellationLine, policySentences } from "../../../contract/policy-words.ts";
import { boughtSteps } from "../../bookings/bought-steps.ts";
import type { MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { styles } from "./styles.ts";

/** The bought policy, with its dates and times. */
export function PolicyLines({ booking, property }: MailFacts) {
  const { language } = booking;
  const steps = boughtSteps(booking, property);
  return (
    <p style={styles.small}>
      <b>{freeCancellationLine(steps, language) ?? mailWords[language].policy}</b>
      {policySentences(steps, language).map((sentence) => (
        <Fragment key={sentence}>
          <br />
          {sentence}
        </Fragment>
      ))}
    </p>
  );
}
