-- How visitors type a date, and how it stands in the field.
alter table property add column date_format text not null default 'MM/DD/YYYY'
  check (date_format in ('MM/DD/YYYY', 'DD/MM/YYYY'));
