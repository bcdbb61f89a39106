import type { GuestChangesApi } from "../../contract/owner/guest-changes.ts";
import { answerChange } from "../amendments/answer-change.ts";
import { causeOf, type Desk } from "./desk.ts";

export function guestChangesDesk(desk: Desk): GuestChangesApi {
  return {
    async answerChange(bookingId, changeId, answer) {
      await answerChange(desk.deps, bookingId, changeId, answer, await causeOf(desk));
    },
  };
}
