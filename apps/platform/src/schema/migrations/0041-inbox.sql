-- What happened to an account that its owner should know, until it is read on one of their devices, and some months longer.
create table inbox (
  id text primary key,
  user_id text not null,
  -- The key that it is about.
  key_id text,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index inbox_of_user on inbox (user_id, created_at desc, id desc);
create index inbox_unread on inbox (user_id) where read_at is null;

-- The kinds of mails that a user does not want.
create table muted_mails (
  user_id text not null,
  kind text not null,
  primary key (user_id, kind)
);
