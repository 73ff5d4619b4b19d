-- How many tokens a key, or all keys of a user together, may use in a period. The ledger counts `used` with every use.
create table budgets (
  id text primary key,
  key_id text unique references api_keys (id),
  user_id text unique,
  tokens bigint not null check (tokens > 0),
  period text not null check (period in ('day', 'month', 'total')),
  -- Whether a use beyond it is refused.
  hard_stop boolean not null,
  -- Share at which a mail is sent, once a period; null for none.
  alert_percent integer check (alert_percent between 1 and 100),
  alert_email text,
  used bigint not null,
  period_start timestamptz not null,
  is_alerted boolean not null,
  check ((key_id is null) <> (user_id is null)),
  check ((alert_percent is null) = (alert_email is null))
);

-- Start of the period, in UTC, that a time lies in.
create function start_of_period(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select case when p_period = 'total' then 'epoch'::timestamptz else date_trunc(p_period, p_at, 'UTC') end
$$;

-- What can still be used of a budget that stops, at a time.
create function budget_left(budget budgets, p_at timestamptz) returns bigint language sql stable as $$
  select budget.tokens - case when budget.period_start < start_of_period(budget.period, p_at) then 0 else budget.used end
$$;

-- A use now counts on the budgets of its key and of the key's user. `refusal`: why nothing was taken.
drop function consume_tokens(text, text, text, bigint, jsonb, timestamptz);
create function consume_tokens(
  p_id text, p_key text, p_key_id text, p_tokens bigint, p_metadata jsonb, p_at timestamptz
) returns table (trial bigint, regular bigint, refusal text) language plpgsql as $$
declare
  held record;
  from_free bigint;
  counted text[] := '{}';
begin
  trial := 0;
  regular := 0;
  for held in
    select accounts.kind, accounts.balance, coalesce(api_keys.trial_end < p_at, false) as expired
    from accounts join api_keys on api_keys.id = accounts.key_id
    where accounts.key_id = p_key_id order by accounts.id for update of accounts
  loop
    if held.kind = 'regular' then regular := held.balance;
    elsif not held.expired then trial := held.balance;
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
  from_free := least(trial, p_tokens);
  trial := trial - from_free;
  regular := regular - (p_tokens - from_free);
  perform post_transfer(
    p_id, p_key, 'consume', p_metadata, p_at, array_agg(given.account), array_agg(given.amount)
  ) from (values
    ('trial:' || p_key_id, -from_free), ('regular:' || p_key_id, from_free - p_tokens), ('system:consumed', p_tokens)
  ) as given (account, amount) where given.amount <> 0;
  return next;
end $$;
