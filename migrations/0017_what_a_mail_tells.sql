-- What a mail tells of that the books no longer say: the stay as the guest last knew it.
alter table mail add column facts jsonb;
