import { type Sandbox, secondsOf } from "../sandbox.ts";
import type { SessionEntry, SummaryLine } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";
import { newSession } from "./new-session.ts";
import type { SessionParameters } from "./session-parameters.ts";

export function openSession(
  sandbox: Sandbox,
  account: string,
  parameters: SessionParameters,
): SessionEntry {
  const id = newIdentifier("cs_test", 58);
  const clientSecret = newIdentifier(`${id}_secret`, 40);
  const entry: SessionEntry = {
    account,
    session: newSession(parameters, { id, clientSecret, now: secondsOf(sandbox) }),
    clientSecret,
    lines: parameters.line_items.map(summaryLine),
    metadata: parameters.payment_intent_data?.metadata ?? {},
    challenge: null,
  };
  sandbox.books.sessions.push(entry);
  return entry;
}

function summaryLine({
  price_data,
  quantity,
}: SessionParameters["line_items"][number]): SummaryLine {
  const { name, description = null } = price_data.product_data;
  return {
    name: quantity > 1 ? `${quantity} × ${name}` : name,
    description,
    amount: price_data.unit_amount * quantity,
  };
}
