import { data } from "react-router";
import { priceChoices, type StayChange } from "../../../contract/owner/timeline.ts";
import type { OwnerApi } from "../../../contract/owner-api.ts";
import { AppError } from "../../../domain/app-error.ts";
import { attempt } from "../refusals.ts";
import { GUEST_KNOWS } from "../ui/guest-knows.tsx";
import { readChange } from "./read-change.ts";
import { takersWords } from "./timeline-words.ts";

const NOTE_LENGTH = 80;

/** The timeline's form actions. */
export async function act(owner: OwnerApi, form: FormData, timeZone: string) {
  const id = String(form.get("id") ?? "");
  switch (form.get("acao")) {
    case "bloquear": {
      const note = String(form.get("nota") ?? "")
        .trim()
        .slice(0, NOTE_LENGTH);
      return take(owner, form, timeZone, ({ listingId, stay }) =>
        owner.block(listingId, stay, note),
      );
    }
    case "mudar": {
      const version = Number(form.get("versao"));
      const guestKnows = form.get(GUEST_KNOWS) !== null;
      const price = priceChoices.find((known) => known === form.get("preco"));
      return take(owner, form, timeZone, async (change) => {
        if (!price) throw new AppError("invalid-request");
        await owner.changeStay(id, version, change, price, guestKnows);
      });
    }
    case "desbloquear":
      return attempt(owner.unblock(id));
    default:
      throw new Response(null, { status: 422 });
  }
}

/** If the nights are taken, the message says by whom. */
async function take(
  owner: OwnerApi,
  form: FormData,
  timeZone: string,
  ask: (change: StayChange) => Promise<void>,
) {
  const change = readChange(form);
  if (!change) return attempt(Promise.reject<void>(new AppError("invalid-stay")));
  const answer = await attempt(ask(change));
  if (!("data" in answer) || answer.data.refusal.code !== "nights-taken") return answer;
  const { refusal } = answer.data;
  const takers = await owner.findTakers(change, String(form.get("id") ?? "") || undefined);
  const sentence = takersWords(takers, timeZone) || refusal.sentence;
  return data({ done: null, refusal: { ...refusal, sentence } }, answer.init ?? undefined);
}
