-- Why a guest cancelled, if she said so.
alter table cancellation add column reason text;
