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
