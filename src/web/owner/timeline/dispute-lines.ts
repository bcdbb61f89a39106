import type { DisputedStay } from "../../../contract/owner/timeline.ts";
import { daysBetween } from "../../../domain/day.ts";
import type { ShownDay } from "./days.ts";

/** Half days of a line, as in `cells.ts`: a dispute, or the space around it. */
export type DisputeCell = {
  readonly at: number;
  readonly span: number;
  readonly dispute: DisputedStay | null;
};

/** Two portals may dispute the same nights: overlapping disputes go on separate lines. */
export function disputeLines(
  disputes: readonly DisputedStay[],
  days: readonly Pick<ShownDay, "day">[],
): DisputeCell[][] {
  const [first] = days;
  if (!first || disputes.length === 0) return [];
  const width = 2 * days.length;
  const lines: DisputeCell[][] = [];
  for (const dispute of disputes) {
    const start = Math.max(0, 2 * daysBetween(first.day, dispute.checkIn) + 1);
    const end = Math.min(width, 2 * daysBetween(first.day, dispute.checkOut) + 1);
    if (end <= start) continue;
    let line = lines.find((one) => endOf(one) <= start);
    if (!line) {
      line = [];
      lines.push(line);
    }
    fill(line, start);
    line.push({ at: start, span: end - start, dispute });
  }
  for (const line of lines) fill(line, width);
  return lines;
}

function endOf(line: readonly DisputeCell[]): number {
  const last = line.at(-1);
  return last ? last.at + last.span : 0;
}

function fill(line: DisputeCell[], until: number): void {
  const at = endOf(line);
  if (at < until) line.push({ at, span: until - at, dispute: null });
}
