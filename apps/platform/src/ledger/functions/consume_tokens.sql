-- Charges usage to a key: trial tokens first, then paid ones, counted on the budgets of the key and of its user.
-- Returns the balances afterwards; `refusal` is why nothing was charged (balance, held, budget, spend_limit). Usage under a known idempotency
-- key is charged once, and ends the hold of the same name. Tokens that other calls hold are not spent. Work that is already done
-- (`p_is_done`) is not refused: what the wallet lacks becomes a debt.
create function consume_tokens(
  p_id text, p_key text, p_key_id text, p_tokens bigint, p_metadata jsonb, p_at timestamptz, p_is_done boolean default false
) returns table (trial bigint, regular bigint, refusal text) language plpgsql as $$
declare
  charged bigint;
  from_trial bigint;
  has_hold boolean;
  held_by_others bigint;
begin
  select coalesce(sum(balance) filter (where kind = 'trial' and not is_expired), 0), coalesce(sum(balance) filter (where kind = 'regular'), 0)
    into trial, regular
    from (
      select accounts.kind, accounts.balance, coalesce(api_keys.trial_end < p_at, false) as is_expired
      from accounts join api_keys on api_keys.id = accounts.key_id
      where accounts.key_id = p_key_id order by accounts.id collate "C" for update of accounts
    ) as wallet;
  select coalesce(bool_or(holds.id = p_key), false), coalesce(sum(tokens) filter (where holds.id <> p_key and expires_at > p_at), 0)
    into has_hold, held_by_others
    from holds where key_id = p_key_id;
  if has_hold then delete from holds where holds.id = p_key; end if;
  if p_tokens = 0 or exists (select 1 from transfers where idempotency_key = p_key)
    or (p_is_done and exists (select 1 from debts where debts.id = p_key)) then
    return next;
    return;
  end if;
  if not p_is_done and p_tokens > trial + regular - held_by_others then
    refusal := case when p_tokens > trial + regular then 'balance' else 'held' end;
    return next;
    return;
  end if;
  refusal := count_on_budgets(p_key_id, p_tokens, p_at, false, p_is_done);
  if refusal is not null then
    return next;
    return;
  end if;
  charged := least(p_tokens, trial + regular);
  from_trial := least(trial, charged);
  trial := trial - from_trial;
  regular := regular - (charged - from_trial);
  if charged > 0 then
    perform post_transfer(
      p_id, p_key, 'consume', p_metadata, p_at,
      array['system:consumed'] || array_remove(array[
        case when from_trial > 0 then 'trial:' || p_key_id end,
        case when charged > from_trial then 'regular:' || p_key_id end
      ], null),
      array[charged] || array_remove(array[nullif(-from_trial, 0), nullif(from_trial - charged, 0)], null)
    );
  end if;
  if charged < p_tokens then
    insert into debts (id, key_id, account_id, tokens, metadata, created_at)
      values (p_key, p_key_id, 'system:consumed', p_tokens - charged, p_metadata, p_at);
  end if;
  return next;
end $$;
