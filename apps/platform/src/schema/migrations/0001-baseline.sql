-- Ledger: double entry. A transfer is a set of entries that sum to zero; balances are a checked cache of the entries.
-- Only the function post_transfer writes these three tables.

create table accounts (
  id text primary key,
  kind text not null check (kind in ('trial', 'regular', 'system')),
  key_id text,
  -- Of a system account always 0: its balance is the sum of its entries, so that requests do not queue for one row.
  balance bigint not null default 0,
  check (kind = 'system' or balance >= 0)
);
create index accounts_by_key on accounts (key_id);
insert into accounts (id, kind)
  values ('system:granted', 'system'), ('system:sold', 'system'), ('system:consumed', 'system');

create table transfers (
  id text primary key,
  sequence bigint generated always as identity unique,
  idempotency_key text not null unique,
  type text not null check (type in ('consume', 'purchase', 'trial', 'transfer')),
  metadata jsonb not null default '{}',
  created_at timestamptz not null
);
create index transfers_by_time on transfers (created_at);

create table entries (
  transfer_id text not null references transfers (id),
  account_id text not null references accounts (id),
  amount bigint not null check (amount <> 0),
  -- The time of the transfer, so that a page of a history costs the same however long the history is.
  created_at timestamptz not null,
  primary key (transfer_id, account_id)
);
create index entries_by_time on entries (account_id, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger entries_append_only before update or delete on entries for each row execute function refuse_change();
create trigger transfers_append_only before update or delete on transfers for each row execute function refuse_change();

create function check_transfer_sum() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added group by transfer_id having sum(amount) <> 0) then
    raise exception 'the entries of a transfer do not sum to zero';
  end if;
  return null;
end $$;
-- The entries of a transfer are inserted by one statement.
create trigger entries_sum_to_zero after insert on entries
  referencing new table as added for each statement execute function check_transfer_sum();

-- Users and keys.

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
  -- Set by a purchase.
  email text,
  speed_level integer not null default 1,
  trial_start timestamptz,
  trial_end timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  name text,
  -- Null: the key may call everything.
  scopes text[],
  expires_at timestamptz,
  -- The text that a rotation replaced, valid until its grace ends.
  previous_hash text unique,
  previous_ends_at timestamptz,
  -- The account of the key's user was deleted: the key stays for the ledger, revoked and with nothing about the user.
  erased_at timestamptz,
  check ((previous_hash is null) = (previous_ends_at is null))
);
create index api_keys_by_user on api_keys (user_id);

create table trial_grants (
  client text not null,
  granted_at timestamptz not null
);
create index trial_grants_by_client on trial_grants (client, granted_at);

-- How many tokens a key, or all keys of a user together, may use in a period.
create table budgets (
  id text primary key,
  key_id text unique references api_keys (id),
  user_id text unique,
  tokens bigint not null check (tokens > 0),
  period text not null check (period in ('day', 'month', 'total')),
  -- Whether usage beyond it is refused.
  hard_stop boolean not null,
  -- Share at which a mail is sent, once per period; null for none.
  alert_percent integer check (alert_percent between 1 and 100),
  alert_email text,
  -- In the period that begins at period_start.
  used bigint not null,
  period_start timestamptz not null,
  is_alerted boolean not null,
  check ((key_id is null) <> (user_id is null)),
  check ((alert_percent is null) = (alert_email is null))
);

-- Requests.

-- Every request that was made with a key, written in batches and kept for a month: the route's pattern, neither body nor address.
create table request_log (
  -- The request id of the response.
  id text primary key,
  key_id text not null,
  at timestamptz not null,
  method text not null,
  route text not null,
  product text,
  model text,
  status integer not null,
  -- Tokens that were charged.
  tokens bigint not null,
  duration_ms integer not null,
  engine text
);
create index request_log_by_key on request_log (key_id, at desc, id desc);
create index request_log_by_time on request_log using brin (at);

-- Requests with an Idempotency-Key, for a day. The response is null while the request runs, when its process was killed, and when it is
-- too large to keep.
create table idempotent_calls (
  -- Hash of the API key's id, the method, the address and the caller's key.
  id text primary key,
  key_id text not null references api_keys (id),
  body_hash text not null,
  -- Idempotency key of the usage in the ledger, the same for every retry.
  charge_name text not null,
  created_at timestamptz not null,
  status integer,
  headers jsonb,
  body bytea,
  check ((status is null) = (headers is null) and (status is null) = (body is null))
);
create index idempotent_calls_by_key on idempotent_calls (key_id);
create index idempotent_calls_by_time on idempotent_calls (created_at);

-- What a transaction leaves behind.

-- Audit log: rows are only ever added. They end with their account, whose deletion names itself by the setting `platform.erased_user` of
-- its transaction.
create table account_actions (
  sequence bigint generated always as identity primary key,
  user_id text not null,
  action text not null,
  -- Most often the id of a key.
  subject text,
  detail jsonb not null default '{}',
  -- Address of the client, where a request caused the action.
  ip text,
  at timestamptz not null
);
create index account_actions_by_user on account_actions (user_id, sequence);

create function keep_account_actions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.user_id = current_setting('platform.erased_user', true) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger account_actions_append_only before update or delete on account_actions
  for each row execute function keep_account_actions();

-- Mails, handed to the mail provider after their transaction.
create table mails (
  id text primary key,
  sequence bigint generated always as identity,
  kind text not null,
  -- The key that a mail is about, with whose user it is deleted. Mails about a sign-in have none; their recipient is the user.
  key_id text,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'refused')),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index mails_by_key on mails (key_id);
create index mails_pending on mails (sequence) where state = 'pending';

-- Deletions of accounts. An open one names the account, so that the next process can finish it; a finished one names nobody.
create table account_deletions (
  id text primary key,
  user_id text unique,
  -- Mail address and phone number.
  addresses text[],
  -- Keys that the deletion has already separated from the user.
  key_ids text[] not null default '{}',
  asked_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (user_id is not null)),
  check (finished_at is null or addresses is null)
);

-- Billing.

-- Events of the payment provider that have taken effect.
create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- The payment provider's customer for a key.
create table payment_customers (
  key_id text primary key references api_keys (id),
  customer_id text not null
);

-- One receipt per payment, written in the transaction that credits it.
create table receipts (
  -- The payment's id at the provider.
  id text primary key,
  number bigint generated always as identity unique,
  key_id text not null references api_keys (id),
  kind text not null check (kind in ('checkout', 'auto_recharge')),
  email text,
  price_id text not null,
  product_name text not null,
  order_quantity integer not null check (order_quantity > 0),
  token_quantity bigint not null,
  -- Minor units (cents).
  amount bigint not null,
  currency text not null,
  created_at timestamptz not null
);
create index receipts_by_key on receipts (key_id, created_at);

-- A card being saved at the provider. Of those that are done, the newest counts, in whichever order their events arrive.
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
  -- Null: as soon as the balance falls below the threshold.
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
  email text not null,
  -- abandoned: auto-recharge was turned off before the provider's response; a payment that then arrives is still credited.
  state text not null default 'open' check (state in ('open', 'paid', 'refused', 'abandoned')),
  payment_id text,
  created_at timestamptz not null
);
create unique index auto_recharge_one_open_charge on auto_recharge_charges (key_id) where state = 'open';
create index auto_recharge_charges_by_key on auto_recharge_charges (key_id, created_at);

create table balance_notifications (
  key_id text not null references api_keys (id),
  -- Tokens.
  threshold bigint not null check (threshold > 0),
  email text not null,
  -- Whether the next fall below the threshold is mailed; set again once the balance is back at it.
  armed boolean not null,
  notified_at timestamptz,
  created_at timestamptz not null,
  primary key (key_id, threshold)
);

-- Models.

-- A trained classifier belongs to a key; everyone may call a public one, and pays for it.
create table classifiers (
  id text primary key,
  key_id text not null references api_keys (id),
  model text not null,
  access text not null check (access in ('public', 'private')),
  updated_number integer not null default 0,
  used_number integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz,
  used_at timestamptz
);
create index classifiers_by_key on classifiers (key_id, created_at);

create table classifier_labels (
  classifier_id text not null references classifiers (id) on delete cascade,
  label text not null,
  examples integer not null,
  -- Sum of the examples' vectors: float32, little-endian.
  vector bytea not null,
  primary key (classifier_id, label)
);

create table bulk_jobs (
  id text primary key,
  key_id text not null references api_keys (id),
  model text not null,
  email text,
  file_name text not null,
  status text not null default 'in-progress' check (status in ('in-progress', 'failed', 'completed')),
  error text,
  used_tokens bigint not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- Id at the inference service, for a job that it works on; such a job has no rows here.
  upstream_id text
);
create index bulk_jobs_open on bulk_jobs (created_at) where status = 'in-progress';

-- One text of a job. Once it is done it has a vector (float32, little-endian) or an error.
create table bulk_rows (
  job_id text not null references bulk_jobs (id) on delete cascade,
  place integer not null,
  custom_id text,
  input text,
  tokens integer,
  vector bytea,
  error text,
  primary key (job_id, place)
);
create index bulk_rows_open on bulk_rows (job_id, place) where vector is null and error is null;
