-- When a guest named the key for her refund, and by which of her links.
alter table guest_words
  add column refund_key_at timestamptz,
  add column refund_key_link uuid;
