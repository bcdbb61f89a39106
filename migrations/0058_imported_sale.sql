-- What the portal calls the event: sold, closed, neither, or ours that came back. Null until this release has read it.
alter table imported_event add column sale text;
