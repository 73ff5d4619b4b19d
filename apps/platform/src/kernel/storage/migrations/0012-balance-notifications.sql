create table balance_notifications (
  key_id text not null references api_keys (id),
  -- Tokens.
  threshold bigint not null check (threshold > 0),
  email text not null,
  -- Whether the next fall below the threshold is told; set again once the balance is back at it.
  armed boolean not null,
  notified_at timestamptz,
  created_at timestamptz not null,
  primary key (key_id, threshold)
);
