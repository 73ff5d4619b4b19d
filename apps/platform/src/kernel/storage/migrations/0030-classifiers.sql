-- A classifier that was trained with examples belongs to a key; everyone may use a public one, and pays for it.
create table classifiers (
  id text primary key,
  key_id text not null references api_keys (id),
  model text not null,
  access text not null check (access in ('public', 'private')),
  updated_number integer not null default 0,
  used_number integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz,
  used_at timestamptz
);
create index classifiers_by_key on classifiers (key_id, created_at);

-- What was learnt of a label: the sum of its examples' vectors (float32, little-endian) and how many there were.
create table classifier_labels (
  classifier_id text not null references classifiers (id) on delete cascade,
  label text not null,
  examples integer not null,
  vector bytea not null,
  primary key (classifier_id, label)
);
