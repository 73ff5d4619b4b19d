-- Counts tokens on the budget of a key and, unless they stay with its user, on the spend limit of the user. Returns why they are refused
-- (budget, spend_limit), with nothing counted; null otherwise. What calls hold on a limit with a hard stop is not spent. Work that is
-- already done is counted and never refused.
create function count_on_budgets(
  p_key_id text, p_tokens bigint, p_at timestamptz, p_stays boolean, p_is_done boolean
) returns text language plpgsql as $$
declare
  held record;
  counted text[] := '{}';
begin
  for held in
    select budgets.id, hard_stop, budgets.key_id, budgets.user_id, budget_left(budgets, p_at) as remaining
    from budgets
    where budgets.key_id = p_key_id or (not p_stays and
      budgets.user_id = (select api_keys.user_id from api_keys where api_keys.id = p_key_id))
    order by budgets.id for update
  loop
    if held.hard_stop and not p_is_done
      and p_tokens > held.remaining - held_on_budget(held.key_id, held.user_id, p_at) then
      return case when held.key_id is null then 'spend_limit' else 'budget' end;
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
  return null;
end $$;
