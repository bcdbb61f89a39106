import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { exampleCode } from "../../../domain/booking.ts";
import { useSite } from "../../site.ts";
import card from "../../ui/kit/card.module.css";
import frame from "../frame/frame.module.css";
import { TextField } from "../frame/text-field.tsx";
import { WaitingButton } from "../frame/waiting-button.tsx";
import type { Answer, Way } from "./answer.ts";

const LONGEST_CODE = 40;
const LONGEST_EMAIL = 254;

type Refusal = Exclude<Answer, { kind: "sent" }>;

/** One of the two ways to ask for a link. Both send a mail and nothing else. */
export function FindForm({ way, answer }: { way: Way; answer: Refusal | undefined }) {
  const { t } = useTranslation();
  const code = exampleCode(useSite().property.shortName);
  const own = answer?.way === way ? answer : undefined;
  return (
    <Form method="post" className={`${card.card} ${frame.card}`} preventScrollReset>
      <h2>{t(way === "code" ? "findBooking.byCode" : "findBooking.byEmail")}</h2>
      <input type="hidden" name="way" value={way} />
      {way === "code" && (
        <TextField
          label={t("findBooking.code")}
          hint={t("findBooking.codeHint")}
          name="code"
          required
          maxLength={LONGEST_CODE}
          placeholder={t("findBooking.codeExample", { code })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={own?.typed?.code}
          problem={own?.field === "code" ? t("findBooking.codeWrong", { code }) : undefined}
          answer={own}
        />
      )}
      <TextField
        label={t("findBooking.email")}
        name="email"
        type="email"
        required
        maxLength={LONGEST_EMAIL}
        placeholder={t("findBooking.emailExample")}
        autoComplete="email"
        defaultValue={own?.typed?.email}
        problem={own?.field === "email" ? t("findBooking.emailWrong") : undefined}
        answer={own}
      />
      <WaitingButton
        words={t("findBooking.send")}
        waiting={t("findBooking.sending")}
        form={["way", way]}
      />
      <p className={frame.small}>
        {t(way === "code" ? "findBooking.samePair" : "findBooking.limit")}
      </p>
    </Form>
  );
}
