-- Tokens of a key that are set aside for calls which another company is working on. A hold ends when its call is charged or has failed; one
-- of a process that was killed expires.
create table holds (
  -- Idempotency key of the charge.
  id text primary key,
  key_id text not null references api_keys (id),
  tokens bigint not null check (tokens >= 0),
  expires_at timestamptz not null
);
create index holds_of_key on holds (key_id);
