-- Facts of a mail that are stored nowhere else: the stay as the guest last knew it.
alter table mail add column facts jsonb;
