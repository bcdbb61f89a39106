import type { MessagesApi } from "../../contract/owner/messages.ts";
import { editMessageText } from "../messages/edit-message-text.ts";
import { getMessageExample } from "../messages/get-message-example.ts";
import { listMessageTexts } from "../messages/list-message-texts.ts";
import { noteMessageOpened } from "../messages/note-opened.ts";
import { listReadyMessages } from "../messages/ready-messages.ts";
import { byWhom, type Desk, signedIn } from "./desk.ts";

export function messagesDesk(desk: Desk): MessagesApi {
  const { deps } = desk;
  return {
    listMessageTexts: () => listMessageTexts(deps.db),
    editMessageText: async (kind, version, text) =>
      editMessageText(deps, { kind, version, text }, await byWhom(desk)),
    getMessageExample: async (kind) => getMessageExample(deps, kind, (await signedIn(desk)).name),
    listReadyMessages: async (bookingId) =>
      listReadyMessages(deps, bookingId, await signedIn(desk)),
    noteMessageOpened: async (kind, subject) =>
      noteMessageOpened(deps.db, { kind, subject }, await byWhom(desk)),
  };
}
