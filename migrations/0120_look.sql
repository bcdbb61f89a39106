-- The colour of buttons and links, and the pair of typefaces.
alter table property
  add column accent text not null default '#24418f' check (accent ~ '^#[0-9a-f]{6}$'),
  add column fonts text not null default 'newsreader' check (fonts in ('newsreader', 'georgia', 'figtree'));
