create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);

-- What the payment provider's stand-in remembers: its own tables, never read by the platform.
create table provider_sessions (
  id text primary key,
  data jsonb not null,
  created_at timestamptz not null
);
create table provider_events (
  id text primary key,
  data jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
