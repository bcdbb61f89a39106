import { answerUnheard } from "../../form/unheard.ts";
import type { Refusal } from "./answer.ts";

export const unheard: Refusal = {
  code: "unavailable",
  sentence: "A casa não respondeu. O que você escreveu continua aqui: tente de novo em instantes.",
};

const answer = { done: null, refusal: unheard };

export const hearsForms = answerUnheard(answer);

/** For a route without a page, which is asked while a form is filled in. */
export const hearsQuestions = answerUnheard(answer, () => true);
