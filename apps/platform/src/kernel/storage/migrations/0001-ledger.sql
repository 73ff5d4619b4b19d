-- Double entry: a transfer is a set of entries that sum to zero; balances are a checked cache of the entries.
create table accounts (
  id text primary key,
  kind text not null check (kind in ('trial', 'regular', 'system')),
  key_id text,
  balance bigint not null default 0,
  check (kind = 'system' or balance >= 0)
);
create index accounts_by_key on accounts (key_id);
-- A system account's balance is the sum of its entries; no cache, so that calls do not queue for one row.
insert into accounts (id, kind) values ('system:granted', 'system'), ('system:sold', 'system'), ('system:consumed', 'system');

create table transfers (
  id text primary key,
  sequence bigint generated always as identity unique,
  idempotency_key text not null unique,
  type text not null check (type in ('consume', 'purchase', 'trial', 'transfer')),
  metadata jsonb not null default '{}',
  created_at timestamptz not null
);

create table entries (
  transfer_id text not null references transfers (id),
  account_id text not null references accounts (id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index entries_by_account on entries (account_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger entries_append_only before update or delete on entries for each row execute function refuse_change();
create trigger transfers_append_only before update or delete on transfers for each row execute function refuse_change();

create function check_transfer_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'the entries of transfer % do not sum to zero', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger entries_sum_to_zero after insert on entries
  deferrable initially deferred for each row execute function check_transfer_sum();
