import type pg from "pg";

/** Forgets all bookings with their money, mails and jobs; listings and people stay. */
export async function clearBooks(pool: pg.Pool): Promise<void> {
  await pool.query(`
    alter table booking_journal disable trigger booking_journal_is_append_only;
    alter table account_entry disable trigger account_entry_is_append_only;
    alter table receipt disable trigger receipt_is_append_only;
    truncate booking, guest_link, stay, booking_account, payment, receipt, account_entry, account_note,
      payment_session, checkout_key, booking_journal, occupied_nights, unpaid_time, refund, mail, cancellation, alert,
      payment_event, chargeback, block, channel_feed, imported_event,
      portal_stay, channel_conflict, guest_words, stay_change, link_wish, message_opening, enquiry, proposal, proposal_room, hand_pix,
      hand_pix_receipt, graphile_worker._private_jobs;
    alter table booking_journal enable trigger booking_journal_is_append_only;
    alter table account_entry enable trigger account_entry_is_append_only;
    alter table receipt enable trigger receipt_is_append_only;
  `);
}
