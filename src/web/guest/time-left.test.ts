import { expect, test } from "vitest";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { plans } from "../content/pt-BR/plans.ts";
import { timeLeft } from "./time-left.ts";

addPortuguese({ plans });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [3 * DAY + 22 * HOUR + 59 * MINUTE, "3 dias e 22 horas", "3 days and 22 hours"],
  [DAY, "1 dia", "1 day"],
  [DAY + 5 * MINUTE, "1 dia", "1 day"],
  [HOUR + MINUTE, "1 hora e 1 minuto", "1 hour and 1 minute"],
  [2 * HOUR, "2 horas", "2 hours"],
  [59 * MINUTE + 59_000, "59 minutos", "59 minutes"],
  [30_000, "1 minuto", "1 minute"],
])("%d ms are '%s'", (span, portuguese, english) => {
  expect(timeLeft(1_000, 1_000 + span, i18nFor("pt-BR").t)?.words).toBe(portuguese);
  expect(timeLeft(1_000, 1_000 + span, i18nFor("en-US").t)?.words).toBe(english);
});

test("there is none once it is over", () => {
  expect(timeLeft(MINUTE, 0, i18nFor("pt-BR").t)).toBeNull();
});

test.each([
  [DAY, "Falta 1 dia para o primeiro prazo."],
  [DAY + HOUR, "Faltam 1 dia e 1 hora para o primeiro prazo."],
  [5 * DAY, "Faltam 5 dias para o primeiro prazo."],
])("the verb agrees: %d ms", (span, sentence) => {
  const { t } = i18nFor("pt-BR");
  const left = timeLeft(0, span, t);
  const words = { count: left?.count, time: left?.words, what: t("plans.first") };
  expect(t("plans.left", words)).toBe(sentence);
});
