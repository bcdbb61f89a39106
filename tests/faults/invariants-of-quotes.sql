-- What must always hold of proposals and of Pix to the house's own key. Run with the others.

-- I26 a hold of a proposal has its nights, or the proposal keeps them, or another payment of the same was first
select 'I26 hold without nights' as broken, booking.id::text as subject
from booking
where state = 'held' and proposal_id is not null
  and not exists (select from occupied_nights where booking_id = booking.id or proposal_id = booking.proposal_id)
  and not exists (select from booking_journal where booking_id = booking.id and event = 'displaced')
  and not exists (
    select from booking as other where other.proposal_id = booking.proposal_id and other.confirmed_at is not null);

-- I26 nights are kept in all rooms of a proposal that stands and is not paid, or in none
select 'I26 kept nights' as broken, proposal.id::text as subject
from proposal
join lateral (
  select count(*) as rows,
         count(*) filter (where stay = daterange(proposal.check_in, proposal.check_out)) as right_rows
  from occupied_nights where proposal_id = proposal.id
) as kept on kept.rows > 0
where kept.right_rows <> kept.rows or withdrawn_at is not null or held_until is null
  or kept.rows <> (
    select count(*) from proposal_room join listing_physical_room using (listing_id) where proposal_id = proposal.id)
  or exists (select from booking where proposal_id = proposal.id and confirmed_at is not null);

-- I26 one booking, one hold and one open session of a proposal; withdrawn, it is held by nobody new
select 'I26 sold twice' as broken, proposal.id::text as subject
from proposal
where (select count(*) from booking where proposal_id = proposal.id and state = 'confirmed') > 1
  or (select count(*) from booking where proposal_id = proposal.id and state = 'held') > 1
  or (select count(*) from booking join payment_session as session on session.booking_id = booking.id
      where proposal_id = proposal.id and purpose = 'booking' and session.state = 'open') > 1
  or exists (select from booking where proposal_id = proposal.id and created_at > withdrawn_at);

-- I27 a Pix is money by somebody's word alone, and a booking that waited for one is confirmed by nothing else
select 'I27 Pix without a word' as broken, pix.id::text as subject
from hand_pix as pix
join booking on booking.id = pix.booking_id
left join payment on payment.id = pix.payment_id
where (pix.state = 'received') <> (payment.id is not null and answered_by like 'person:%')
  or payment.booking_id <> booking.id
  or purpose = 'booking' and pix.state <> 'received' and confirmed_at is not null;

-- I27 a Pix to the house's key is open only while its hold or its booking stands, and knows its payer only then
select 'I27 open Pix' as broken, hand_pix.id::text as subject
from hand_pix join booking on booking.id = booking_id
where case when hand_pix.state in ('shown', 'told', 'missing')
  then booking.state <> case purpose when 'booking' then 'held' else 'confirmed' end
  else num_nonnulls(email_hash, phone_hash) > 0 end;

-- I27 a hold without a session waits for a Pix
select 'I27 hold that waits for nothing' as broken, booking.id::text as subject
from booking
where state = 'held'
  and not exists (select from payment_session where booking_id = booking.id)
  and not exists (select from hand_pix
                  where booking_id = booking.id and hand_pix.state in ('shown', 'told', 'missing'));

-- I27 what a guest says she paid keeps her nights until the house has to have answered, and no longer
select 'I27 Pix beyond its time' as broken, hand_pix.id::text as subject
from hand_pix join booking on booking.id = booking_id
where purpose = 'booking' and hand_pix.state in ('told', 'missing')
  and (answer_by is null or hold_expires_at > answer_by);
