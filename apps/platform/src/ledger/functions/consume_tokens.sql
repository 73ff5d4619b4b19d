-- Charges usage to a key: trial tokens first, then paid ones, counted on the budgets of the key and of its user.
-- Returns the balances afterwards; `refusal` is why nothing was charged (balance, budget, spend_limit). Usage under a known idempotency
-- key is charged once.
create function consume_tokens(
  p_id text, p_key text, p_key_id text, p_tokens bigint, p_metadata jsonb, p_at timestamptz
) returns table (trial bigint, regular bigint, refusal text) language plpgsql as $$
declare
  held record;
  from_trial bigint;
  counted text[] := '{}';
begin
  trial := 0;
  regular := 0;
  for held in
    select accounts.kind, accounts.balance, coalesce(api_keys.trial_end < p_at, false) as is_expired
    from accounts join api_keys on api_keys.id = accounts.key_id
    where accounts.key_id = p_key_id order by accounts.id collate "C" for update of accounts
  loop
    if held.kind = 'regular' then regular := held.balance;
    elsif not held.is_expired then trial := held.balance;
    end if;
  end loop;
  if p_tokens = 0 or exists (select 1 from transfers where idempotency_key = p_key) then
    return next;
    return;
  end if;
  if p_tokens > trial + regular then
    refusal := 'balance';
    return next;
    return;
  end if;
  for held in
    select budgets.id, hard_stop, budgets.key_id, budget_left(budgets, p_at) as remaining
    from budgets
    where budgets.key_id = p_key_id or budgets.user_id = (select api_keys.user_id from api_keys where api_keys.id = p_key_id)
    order by budgets.id for update
  loop
    if held.hard_stop and p_tokens > held.remaining then
      refusal := case when held.key_id is null then 'spend_limit' else 'budget' end;
      return next;
      return;
    end if;
    counted := counted || held.id;
  end loop;
  if counted <> '{}' then
    update budgets set
      used = tokens - budget_left(budgets, p_at) + p_tokens,
      is_alerted = is_alerted and period_start >= start_of_period(period, p_at),
      period_start = greatest(period_start, start_of_period(period, p_at))
    where budgets.id = any(counted);
  end if;
  from_trial := least(trial, p_tokens);
  trial := trial - from_trial;
  regular := regular - (p_tokens - from_trial);
  perform post_transfer(
    p_id, p_key, 'consume', p_metadata, p_at, array_agg(given.account), array_agg(given.amount)
  ) from (values
    ('trial:' || p_key_id, -from_trial), ('regular:' || p_key_id, from_trial - p_tokens), ('system:consumed', p_tokens)
  ) as given (account, amount) where given.amount <> 0;
  return next;
end $$;
