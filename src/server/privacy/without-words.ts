import { sql } from "kysely";

/** The lines of a change repeat a person's notes on extras and discounts. Their amounts stay. */
export const linesWithoutWords = sql`(
  select coalesce(jsonb_agg(line - 'words' order by place), '[]')
  from jsonb_array_elements(stay_change.lines) with ordinality as each_line (line, place)
)`;

export const linesHaveWords = sql`stay_change.lines @? '$[*].words'`;

/** Why a guest cancelled, and what guest and house agreed on. That they agreed is kept. */
export const cancellationWithoutWords = sql`
  reason = null, agreed = case when agreed is not null then '' end`;
