import { data, redirect } from "react-router";
import { z } from "zod";
import type { GuestApi, GuestWords } from "../../contract/guest-api.ts";
import type { PaymentWish } from "../../contract/guest-payment.ts";
import { MEANS } from "../../contract/page-urls.ts";
import { problems } from "../../contract/problems.ts";
import { AppError } from "../../domain/app-error.ts";
import { FORM_KEY } from "../form/form-key.ts";
import { readMeans } from "../means-in-address.ts";
import { type Answer, type Intent, intents, type Problem, PURPOSE } from "./answer.ts";
import { LONGEST_NAME, LONGEST_WISHES, MOST_COMPANIONS } from "./limits.ts";

const schema = z.object({
  arrival: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
    .transform((time) => time || null),
  companions: z
    .array(z.string().max(LONGEST_NAME))
    .transform((names) => names.filter((name) => name !== ""))
    .pipe(z.array(z.string()).max(MOST_COMPANIONS)),
  wishes: z.string().max(LONGEST_WISHES),
});

type Asked = {
  readonly guest: GuestApi;
  readonly code: string;
  readonly form: FormData;
  /** Where to redirect once the link is replaced: the cookie of this request is the old link's. */
  readonly renewedUrl: string;
  readonly pixUrl: string;
  readonly paymentUrl: string;
};

/** Every form of a guest's own page. */
export async function act({ guest, code, form, ...urls }: Asked) {
  const key = textOf(form, FORM_KEY);
  const intent = intents.find((one) => one === form.get("intent"));
  if (!intent) throw new Response(null, { status: 422 });
  try {
    if (intent === "renew") {
      await guest.renewLink(code, key);
      return redirect(urls.renewedUrl);
    }
    if (intent === "pix") {
      await guest.openPix(code, key);
      return redirect(urls.pixUrl);
    }
    if (intent === "pay") {
      await guest.beginPayment(code, key, wishIn(form));
      return redirect(urls.paymentUrl);
    }
    if (intent === "withdraw") await guest.withdrawChange(code, key);
    if (intent === "tell") {
      const words = schema.safeParse(typedIn(form));
      if (!words.success) return refused(intent, form, "invalid-request", words.error);
      await guest.tell(code, key, words.data);
    }
    return data<Answer>({ kind: "done", intent });
  } catch (error) {
    if (error instanceof AppError) return refused(intent, form, error.code);
    throw error;
  }
}

function refused(intent: Intent, form: FormData, code: AppError["code"], wrong?: z.ZodError) {
  const answer: Answer = {
    ...{ kind: "refused", intent, code },
    problems: [...new Set(wrong?.issues.map(({ path }) => path[0] as Problem))],
    typed: intent === "tell" ? typedIn(form) : null,
  };
  return data<Answer>(answer, { status: problems[code][0] });
}

function wishIn(form: FormData): PaymentWish {
  const means = readMeans(form.get(MEANS));
  const purpose = form.get(PURPOSE);
  if (!means || (purpose !== "balance" && purpose !== "change")) {
    throw new AppError("invalid-request");
  }
  return { means, purpose };
}

function typedIn(form: FormData): GuestWords {
  return {
    arrival: textOf(form, "arrival"),
    companions: form.getAll("companion").map((name) => tidy(name)),
    wishes: textOf(form, "wishes"),
  };
}

const textOf = (form: FormData, name: string) => tidy(form.get(name));

/** A form sends a line break as two characters; the field's length limit counts it as one. */
function tidy(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}
