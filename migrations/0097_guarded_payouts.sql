-- Where money goes changes only in a transaction that names the step-up of the person who changes it, or is a command's.
create function refuse_unproven_payouts() returns trigger language plpgsql as $$
declare
  given text := coalesce(current_setting('pousada.step_up', true), '');
begin
  if given <> 'command' and not exists (select from step_up where session_id = given) then
    raise exception 'where money goes changes only after a step-up' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger payouts_are_guarded before update of pix_terms, payees, payment_choice on property
  for each row when (
    (new.pix_terms, new.payees, new.payment_choice)
    is distinct from (old.pix_terms, old.payees, old.payment_choice)
  ) execute function refuse_unproven_payouts();
