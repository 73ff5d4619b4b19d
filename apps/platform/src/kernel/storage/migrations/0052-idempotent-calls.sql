-- Calls that were named by an Idempotency-Key, for a day. The answer is null while the call runs, when its process was killed,
-- and when it is too large to keep.
create table idempotent_calls (
  -- Hash of the API key's id, the method, the address and the caller's name for the call.
  id text primary key,
  key_id text not null references api_keys (id),
  body_hash text not null,
  -- What the ledger books the use under; every try of the call takes the same.
  charge_name text not null,
  created_at timestamptz not null,
  status integer,
  headers jsonb,
  body bytea,
  check ((status is null) = (headers is null) and (status is null) = (body is null))
);
create index idempotent_calls_by_key on idempotent_calls (key_id);
create index idempotent_calls_by_time on idempotent_calls (created_at);
