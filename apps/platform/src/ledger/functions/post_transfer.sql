-- Posts a transfer: changes the balances of its wallets in the order of their ids, writes its entries, and counts usage by day. The only
-- statement that writes accounts, transfers, entries and usage_days.
-- Returns the id of the transfer and whether this call made it (false: the idempotency key is known, nothing changed).
-- Raises LG001 when a wallet has too few tokens.
create function post_transfer(
  p_id text, p_key text, p_type text, p_metadata jsonb, p_at timestamptz, p_accounts text[], p_amounts bigint[]
) returns table (id text, created boolean) language plpgsql as $$
declare
  entry record;
  held bigint;
  user_key text;
  wallet text;
  used bigint := 0;
  paid bigint := 0;
begin
  insert into transfers (id, idempotency_key, type, metadata, created_at)
    values (p_id, p_key, p_type, p_metadata, p_at) on conflict (idempotency_key) do nothing;
  if not found then
    return query select transfers.id, false from transfers where idempotency_key = p_key;
    return;
  end if;
  for entry in
    select account, amount from unnest(p_accounts, p_amounts) as given (account, amount) order by account collate "C"
  loop
    continue when entry.account in ('system:granted', 'system:sold', 'system:consumed');
    update accounts set balance = accounts.balance + entry.amount
      where accounts.id = entry.account and accounts.kind <> 'system' and accounts.balance + entry.amount >= 0
      returning accounts.key_id, accounts.kind into user_key, wallet;
    if not found then
      select accounts.balance into held from accounts where accounts.id = entry.account;
      if not found then raise exception 'Account % does not exist.', entry.account; end if;
      raise exception 'The balance of % tokens is short of %.', held, -entry.amount using errcode = 'LG001';
    end if;
    used := used - entry.amount;
    if wallet = 'regular' then paid := paid - entry.amount; end if;
  end loop;
  insert into entries (transfer_id, account_id, amount, created_at)
    select p_id, account, amount, p_at from unnest(p_accounts, p_amounts) as given (account, amount);
  if p_type = 'consume' then
    insert into usage_days as counted (key_id, day, product, model, tokens, paid_tokens, requests) values (
      user_key, (p_at at time zone 'UTC')::date, coalesce(p_metadata->>'product_name', ''), coalesce(p_metadata->>'model_name', ''), used, paid, 1
    ) on conflict (key_id, day, product, model) do update
      set tokens = counted.tokens + excluded.tokens, paid_tokens = counted.paid_tokens + excluded.paid_tokens, requests = counted.requests + 1;
  end if;
  id := p_id;
  created := true;
  return next;
end $$;
