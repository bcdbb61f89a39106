/** Tables that refer to a booking, deleted before it. */
const PARTS = [
  ...["mail", "hand_pix", "account_entry", "refund", "payment", "booking_account"],
  ...["payment_session", "cancellation", "alert", "occupied_nights", "portal_stay"],
  ...["booking_journal", "guest_link", "guest_words", "stay_change", "message_opening", "stay"],
];

const JOURNALS = ["booking_journal", "account_entry"];

/** Statements that delete bookings with all rows that refer to them. */
export function forgetBookings(ids: readonly string[]): string {
  const these = `in (${ids.map((id) => `'${id}'`).join()})`;
  const switched = (way: "disable" | "enable") =>
    JOURNALS.map((name) => `alter table ${name} ${way} trigger ${name}_is_append_only;`);
  return [
    ...switched("disable"),
    `delete from account_note using account_entry where account_entry.id = entry_id and booking_id ${these};`,
    `delete from mail where alert_id in (select id from alert where booking_id ${these});`,
    `delete from hand_pix_receipt where pix_id in (select id from hand_pix where booking_id ${these});`,
    ...PARTS.map((table) => `delete from ${table} where booking_id ${these};`),
    `delete from booking where id ${these};`,
    ...switched("enable"),
  ].join("\n");
}
