-- Holds tokens of a key for a call whose price is between `p_least` and `p_most`: the most, or what other holds leave of the balance and
-- of every limit with a hard stop. Returns why nothing was held because less than `p_least` is left (balance, budget, spend_limit); null
-- otherwise.
create function hold_tokens(
  p_id text, p_key_id text, p_least bigint, p_most bigint, p_at timestamptz, p_expires_at timestamptz
) returns text language plpgsql as $$
declare
  free bigint;
  allowed bigint;
  bound record;
begin
  perform 1 from accounts where accounts.key_id = p_key_id order by accounts.id collate "C" for update;
  delete from holds where holds.key_id = p_key_id and (expires_at <= p_at or holds.id = p_id);
  free := key_balance(p_key_id, p_at) - held_tokens(p_key_id, p_at);
  if free < p_least then
    return 'balance';
  end if;
  for bound in
    select budgets.key_id, budgets.user_id, budget_left(budgets, p_at) as remaining
    from budgets
    where hard_stop and (budgets.key_id = p_key_id or
      budgets.user_id = (select api_keys.user_id from api_keys where api_keys.id = p_key_id))
    order by budgets.id for update
  loop
    select bound.remaining - coalesce(sum(held_tokens(api_keys.id, p_at)), 0) into allowed
      from api_keys where api_keys.id = bound.key_id or api_keys.user_id = bound.user_id;
    if allowed < p_least then
      return case when bound.key_id is null then 'spend_limit' else 'budget' end;
    end if;
    free := least(free, allowed);
  end loop;
  insert into holds (id, key_id, tokens, expires_at) values (p_id, p_key_id, least(free, p_most), p_expires_at);
  return null;
end $$;
