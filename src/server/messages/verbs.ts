import { z } from "zod";
import { languages } from "../../domain/language.ts";
import { type MessageKind, messageKinds } from "../../domain/message.ts";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { editMessageText as edit } from "./edit-message-text.ts";
import { getMessageExample as exampleOf } from "./get-message-example.ts";
import { listMessageTexts as list } from "./list-message-texts.ts";
import { noteMessageOpened as note } from "./note-opened.ts";
import { listReadyMessages as listReady } from "./ready-messages.ts";

const kind = z.enum(messageKinds);
/** Comes from a URL: an unknown kind gets a message, not a validation error. */
const asked = z.custom<MessageKind>((given) => typeof given === "string" && given.length < 100);

export const listMessageTexts = reads({
  who: "team",
  takes: z.void(),
  run: ({ deps }) => list(deps.db),
});

/** Returns the problems; none if it was saved. An empty text restores the product's own. */
export const editMessageText = verb({
  who: "owner",
  does: "answers",
  leaves: ["property-changed"],
  takes: z.object({
    kind: asked,
    version: value.version,
    text: z.record(z.enum(languages), value.text),
  }),
  run: ({ deps, cause, at }, text) => edit(deps, text, { cause, at }),
});

/** Of the next guest, or of the latest proposal. */
export const getMessageExample = reads({
  who: "owner",
  takes: z.object({ kind: asked }),
  run: ({ deps, person }, given) => exampleOf(deps, given.kind, person.name),
});

/** The texts that fit a booking now. A proposal's text is in its details. */
export const listReadyMessages = reads({
  who: "team",
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, person }, { bookingId }) => listReady(deps, bookingId, person),
});

/** Records that a chat was opened. */
export const noteMessageOpened = verb({
  who: "team",
  does: "apart",
  leaves: { nothing: "it is a note itself" },
  takes: z.object({
    kind,
    subject: z.union([z.object({ bookingId: value.id }), z.object({ proposalId: value.id })]),
  }),
  run: ({ deps, cause, at }, opened) => note(deps.db, opened, { cause, at }),
});
