-- One round trip for a whole transfer. It writes the time of each entry itself.
drop trigger entries_time on entries;
drop function take_time_of_transfer();

-- Posts a transfer: locks its wallets in the order of their ids, moves the balances, writes the entries.
-- Answers `created` false when the idempotency key was known (nothing changed), and `balance`, `wanted` when a wallet is short:
-- the caller then ends the transaction.
create function post_transfer(
  p_id text, p_key text, p_type text, p_metadata jsonb, p_at timestamptz, p_accounts text[], p_amounts bigint[]
) returns table (id text, created boolean, balance bigint, wanted bigint) language plpgsql as $$
declare
  entry record;
  held bigint;
begin
  insert into transfers (id, idempotency_key, type, metadata, created_at)
    values (p_id, p_key, p_type, p_metadata, p_at) on conflict (idempotency_key) do nothing;
  if not found then
    return query select transfers.id, false, null::bigint, null::bigint from transfers where idempotency_key = p_key;
    return;
  end if;
  for entry in
    select account, amount from unnest(p_accounts, p_amounts) as given (account, amount)
    where account not like 'system:%' order by account collate "C"
  loop
    select accounts.balance into held from accounts where accounts.id = entry.account for update;
    if not found then raise exception 'Account % does not exist.', entry.account; end if;
    if held + entry.amount < 0 then
      return query select p_id, true, held, -entry.amount;
      return;
    end if;
    update accounts set balance = accounts.balance + entry.amount where accounts.id = entry.account;
  end loop;
  insert into entries (transfer_id, account_id, amount, created_at)
    select p_id, account, amount, p_at from unnest(p_accounts, p_amounts) as given (account, amount);
  return query select p_id, true, null::bigint, null::bigint;
end $$;
