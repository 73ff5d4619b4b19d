-- What a key can spend now: paid tokens, and trial tokens while the trial runs.
create function key_balance(key text, at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(case when accounts.kind = 'trial' and api_keys.trial_end < at then 0 else accounts.balance end), 0)::bigint
  from accounts join api_keys on api_keys.id = accounts.key_id where accounts.key_id = key
$$;

-- A card being saved at the provider. The newest one that is done decides, in whichever order the provider tells of them.
create table auto_recharge_setups (
  id text primary key,
  sequence bigint generated always as identity unique,
  key_id text not null references api_keys (id),
  price_id text not null,
  threshold bigint not null check (threshold > 0),
  monthly_cap bigint not null check (monthly_cap > 0),
  email text not null,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  created_at timestamptz not null
);
create index auto_recharge_setups_by_key on auto_recharge_setups (key_id);

create table auto_recharges (
  key_id text primary key references api_keys (id),
  setup_sequence bigint not null,
  price_id text not null,
  -- Tokens.
  threshold bigint not null check (threshold > 0),
  -- Minor units (cents) per calendar month in UTC.
  monthly_cap bigint not null check (monthly_cap > 0),
  email text not null,
  customer_id text not null,
  payment_method_id text not null,
  card jsonb not null,
  refusals integer not null default 0,
  last_attempt_at timestamptz,
  last_outcome text check (last_outcome in ('paid', 'refused', 'unreachable', 'monthly_cap')),
  last_detail text,
  -- Not before; empty: whenever the balance falls below the threshold.
  next_attempt_at timestamptz,
  paused boolean not null default false,
  created_at timestamptz not null
);

-- Recorded before the provider is asked, so that a process killed in between asks again for the same charge.
create table auto_recharge_charges (
  -- Also the idempotency key at the provider.
  id text primary key,
  key_id text not null references api_keys (id),
  price_id text not null,
  amount bigint not null,
  currency text not null,
  customer_id text not null,
  payment_method_id text not null,
  -- abandoned: auto-recharge was turned off before the provider's answer; a payment that then comes is still credited.
  state text not null default 'open' check (state in ('open', 'paid', 'refused', 'abandoned')),
  payment_id text,
  created_at timestamptz not null
);
create unique index auto_recharge_one_open_charge on auto_recharge_charges (key_id) where state = 'open';
create index auto_recharge_charges_by_key on auto_recharge_charges (key_id, created_at);
