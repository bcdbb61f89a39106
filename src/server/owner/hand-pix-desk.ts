import type { HandPixApi } from "../../contract/owner/hand-pix.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { getPixReceipt } from "../hand-pix/keep-receipt.ts";
import { listPixOf, listToldPix } from "../hand-pix/list-pix.ts";
import { causeOf, type Desk } from "./desk.ts";

export function handPixDesk(desk: Desk): HandPixApi {
  const { deps } = desk;
  return {
    listToldPix: () => listToldPix(deps.db),
    listPixOf: (bookingId) => listPixOf(deps.db, bookingId),
    async answerPix(pixId, answer) {
      await answerPix(deps, pixId, answer, await causeOf(desk));
    },
    getPixReceipt: (pixId) => getPixReceipt(deps.db, pixId),
  };
}
