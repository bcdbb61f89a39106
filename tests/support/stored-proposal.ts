import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { ProposalTable } from "../../src/server/database/proposal-tables.ts";
import type { TestApp } from "./app-on.ts";
import { freshStay } from "./stories.ts";

const HOUR = 3_600_000;

/** A proposal for two in Coqueiro, valid for two days. */
export async function storedProposal(
  app: TestApp,
  more: Partial<Insertable<ProposalTable>> = {},
): Promise<string> {
  const { deps } = app;
  const { checkIn, checkOut } = freshStay(app);
  const { id } = await deps.db
    .insertInto("proposal")
    .values({
      code: randomBytes(6).toString("hex").toUpperCase(),
      language: "pt-BR",
      ...{ check_in: checkIn, check_out: checkOut, listed: 2_400_00, total: 2_280_00 },
      ...{ label: "Família Tavares", words: "", made_by: "person:lia" },
      made_at: new Date(deps.clock()),
      valid_until: new Date(deps.clock() + 48 * HOUR),
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto("proposal_room")
    .values({
      ...{ proposal_id: id, position: 0, listing_id: "coqueiro" },
      ...{ adults: 2, children_up_to_12: 0, children_above_12: 0 },
      ...{ listed_lines: "[]", lines: "[]" },
    })
    .execute();
  return id;
}
