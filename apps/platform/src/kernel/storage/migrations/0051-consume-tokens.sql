-- One round trip for a use: locks the wallet, takes free tokens first, posts the transfer.
-- Answers what is left; `short` when both balances together are too low, with nothing taken. A use that is booked already takes nothing more.
create function consume_tokens(
  p_id text, p_key text, p_key_id text, p_tokens bigint, p_metadata jsonb, p_at timestamptz
) returns table (trial bigint, regular bigint, short boolean) language plpgsql as $$
declare
  held record;
  free bigint := 0;
  paid bigint := 0;
  from_free bigint;
begin
  for held in
    select accounts.kind, accounts.balance, coalesce(api_keys.trial_end < p_at, false) as expired
    from accounts join api_keys on api_keys.id = accounts.key_id
    where accounts.key_id = p_key_id order by accounts.id for update of accounts
  loop
    if held.kind = 'regular' then paid := held.balance;
    elsif not held.expired then free := held.balance;
    end if;
  end loop;
  if p_tokens = 0 or exists (select 1 from transfers where idempotency_key = p_key) then
    return query select free, paid, false;
    return;
  end if;
  if p_tokens > free + paid then
    return query select free, paid, true;
    return;
  end if;
  from_free := least(free, p_tokens);
  perform post_transfer(
    p_id, p_key, 'consume', p_metadata, p_at, array_agg(given.account), array_agg(given.amount)
  ) from (values
    ('trial:' || p_key_id, -from_free), ('regular:' || p_key_id, from_free - p_tokens), ('system:consumed', p_tokens)
  ) as given (account, amount) where given.amount <> 0;
  return query select free - from_free, paid - (p_tokens - from_free), false;
end $$;
