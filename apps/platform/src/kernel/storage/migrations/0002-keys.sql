create table users (
  id text primary key,
  profile jsonb not null default '{}',
  updated_at timestamptz not null default now()
);

-- The text of a key is never stored: only its SHA-256 and its last four characters.
create table api_keys (
  id text primary key,
  hash text not null unique,
  kind text not null check (kind in ('trial', 'zero')),
  tail text not null,
  user_id text,
  email text,
  speed_level integer not null default 1,
  trial_start timestamptz,
  trial_end timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_user on api_keys (user_id);

create table trial_grants (
  client text not null,
  granted_at timestamptz not null
);
create index trial_grants_by_client on trial_grants (client, granted_at);

create table bot_check_responses (
  id text primary key,
  used_at timestamptz not null
);
