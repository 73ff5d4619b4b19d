-- Tokens that a key owes: those of work that was done, or of a purchase that was refunded, beyond what its wallet had. Its next purchase
-- pays them.
create table debts (
  -- Idempotency key of the charge or reversal.
  id text primary key,
  key_id text not null references api_keys (id),
  -- The system account that gets the tokens.
  account_id text not null references accounts (id),
  -- Still owed.
  tokens bigint not null check (tokens >= 0),
  metadata jsonb not null,
  created_at timestamptz not null
);
create index debts_open on debts (key_id, created_at) where tokens > 0;

-- The payment behind a checkout, which refunds and disputes name.
alter table receipts add column payment_intent text;
-- Minor units (cents).
alter table receipts add column refunded_amount bigint not null default 0;
alter table receipts add column disputed_amount bigint not null default 0;
-- Tokens that were taken back, debts included.
alter table receipts add column reversed_tokens bigint not null default 0;
create unique index receipts_by_payment_intent on receipts (payment_intent);
