-- Holds tokens of a key for a call whose price is between `p_least` and `p_most`: the most, or what other holds leave of the balance and
-- of every limit with a hard stop. Returns why nothing was held because less than `p_least` is left (balance, held, budget, spend_limit);
-- null otherwise. A retry of a call that was charged holds nothing. `p_process_id` is the process that makes the call.
create function hold_tokens(
  p_id text, p_key_id text, p_least bigint, p_most bigint, p_at timestamptz, p_expires_at timestamptz,
  p_process_id text default null
) returns text language plpgsql as $$
declare
  balance bigint;
  free bigint;
  allowed bigint;
  bound record;
begin
  perform 1 from accounts where accounts.key_id = p_key_id order by accounts.id collate "C" for update;
  delete from holds where holds.key_id = p_key_id and (expires_at <= p_at or holds.id = p_id);
  if exists (select 1 from transfers where idempotency_key = p_id) or exists (select 1 from debts where debts.id = p_id) then
    return null;
  end if;
  balance := key_balance(p_key_id, p_at);
  free := balance - held_tokens(p_key_id, p_at);
  if free < p_least then
    return case when balance < p_least then 'balance' else 'held' end;
  end if;
  for bound in
    select budgets.key_id, budgets.user_id, budget_left(budgets, p_at) as remaining
    from budgets
    where hard_stop and (budgets.key_id = p_key_id or
      budgets.user_id = (select api_keys.user_id from api_keys where api_keys.id = p_key_id))
    order by budgets.id for update
  loop
    allowed := bound.remaining - held_on_budget(bound.key_id, bound.user_id, p_at);
    if allowed < p_least then
      return case when bound.key_id is null then 'spend_limit' else 'budget' end;
    end if;
    free := least(free, allowed);
  end loop;
  insert into holds (id, key_id, tokens, expires_at, process_id)
    values (p_id, p_key_id, least(free, p_most), p_expires_at, p_process_id);
  return null;
end $$;
