-- The forms of 0085 and 0091 that processes of an earlier release asked.
drop view disputed_nights, closed_by_silence;
drop function held_nights_yield(integer, daterange), held_nights_yield(integer, daterange, timestamptz),
  are_held_in_vain(integer, daterange), are_held_in_vain(integer, daterange, timestamptz), holds_may_yield(integer);
