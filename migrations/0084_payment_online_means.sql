-- What a payment through a provider was made with. Null: not told, as where one form takes both.
alter table payment add column online_means text;
