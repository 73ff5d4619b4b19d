-- More of the payment provider's stand-in: its own tables, never read by the platform.
create table provider_objects (
  id text primary key,
  -- What the bank does with a saved card; the number itself is never stored.
  behaviour text,
  data jsonb not null,
  created_at timestamptz not null
);
create table provider_requests (
  idempotency_key text primary key,
  fingerprint text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null
);
