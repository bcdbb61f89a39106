-- Who cancelled, and which rule decided what goes back. Older ones have neither.
alter table cancellation
  add column who text,
  add column basis text,
  add column agreed text,
  add constraint cancellation_who check (who in ('guest', 'house')) not valid,
  add constraint cancellation_basis
    check (basis in ('law', 'policy', 'gift', 'agreed', 'house')) not valid,
  -- The house gives everything back; of a guest's money less than the policy's is kept by agreement.
  add constraint cancellation_of_the_house
    check (basis is null or (who is not null and (basis = 'house') = (who = 'house'))) not valid,
  add constraint cancellation_agreed
    check (basis is distinct from 'agreed' or agreed is not null) not valid;
