import { sql } from "kysely";

/**
 * The lines of a change repeat what a person has written on an extra or a discount. Their amounts
 * stay.
 */
export const linesWithoutWords = sql`(
  select coalesce(jsonb_agg(line - 'words' order by place), '[]')
  from jsonb_array_elements(stay_change.lines) with ordinality as each_line (line, place)
)`;

export const linesHaveWords = sql`stay_change.lines @? '$[*].words'`;
