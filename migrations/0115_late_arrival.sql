-- Null: nobody is told what to do when arriving late.
alter table property add column late_arrival_from text;
