-- Where the events of an account are sent: one address per user.
create table webhook_endpoints (
  user_id text primary key,
  url text not null,
  -- Signs the webhooks, so it cannot be stored as a hash.
  secret text not null,
  -- Signs them too until its end, while the receiver changes to the new secret.
  previous_secret text,
  previous_secret_ends_at timestamptz,
  created_at timestamptz not null,
  check ((previous_secret is null) = (previous_secret_ends_at is null))
);

-- One event for one user, until it is delivered or given up, and some weeks longer as the log.
create table webhook_deliveries (
  -- Id of the event, the same in every attempt.
  id text primary key,
  sequence bigint generated always as identity unique,
  user_id text not null,
  type text not null,
  -- The exact bytes that are signed and sent.
  body text not null,
  created_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Status and error of the last attempt; the status is null when there was no response.
  last_status integer,
  last_error text,
  delivered_at timestamptz
);
create index webhook_deliveries_of_user on webhook_deliveries (user_id, sequence desc);
create index webhook_deliveries_pending on webhook_deliveries (next_attempt_at) where state = 'pending';
