import type { TestHouse } from "./house-on.ts";

const PARTS = ["mail", "refund", "cancellation", "alert", "occupied_nights", "booking_journal"];

/** Simulates a restore to before the booking was made. The provider still has it. */
export async function loseBooking({ deps }: Pick<TestHouse, "deps">, id: string): Promise<void> {
  const deletions = PARTS.map((table) => `delete from ${table} where booking_id = '${id}';`);
  await deps.pool.query(`
    alter table booking_journal disable trigger booking_journal_is_append_only;
    delete from mail where alert_id in (select id from alert where booking_id = '${id}');
    ${deletions.join("\n")}
    delete from booking where id = '${id}';
    alter table booking_journal enable trigger booking_journal_is_append_only;
  `);
}
