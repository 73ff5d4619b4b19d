-- Short-lived texts of a key, for its signed-in user. Everything that is called with one is done by the key itself.
create table session_keys (
  hash text primary key,
  key_id text not null references api_keys (id),
  user_id text not null,
  -- The sign-in that asked for it: its sign-out ends it.
  signed_in_at timestamptz not null,
  -- Null: whatever the key may call.
  scopes text[],
  ends_at timestamptz not null
);
create index session_keys_by_user on session_keys (user_id, signed_in_at);
create index session_keys_by_end on session_keys (ends_at);
