-- All that a call asks of its key, in one round trip; a function, because its plan is kept.
-- No row: the text is unknown, or its key revoked. `remaining`: what the tightest budget that stops leaves, null without one.
create function find_caller(p_hash text, p_at timestamptz) returns table (
  id text, kind text, tail text, user_id text, email text, speed_level integer, trial_start timestamptz, trial_end timestamptz,
  created_at timestamptz, last_used_at timestamptz, revoked_at timestamptz, scopes text[],
  is_expired boolean, balance bigint, remaining bigint, stopped_by text
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select keys.id, keys.kind, keys.tail, keys.user_id, keys.email, keys.speed_level, keys.trial_start, keys.trial_end,
      keys.created_at, keys.last_used_at, keys.revoked_at, keys.scopes, coalesce(keys.expires_at <= p_at, false),
      (select coalesce(sum(case when accounts.kind = 'trial' and keys.trial_end < p_at then 0 else accounts.balance end), 0)::bigint
        from accounts where accounts.key_id = keys.id),
      tightest.remaining, tightest.stopped_by
    from api_keys as keys left join lateral (
      select budget_left(budgets, p_at) as remaining,
        case when budgets.key_id is null then 'spend_limit' else 'budget' end as stopped_by
      from budgets where hard_stop and (budgets.key_id = keys.id or budgets.user_id = keys.user_id)
      order by 1, 2 limit 1
    ) as tightest on true
    where (keys.hash = p_hash or (keys.previous_hash = p_hash and keys.previous_ends_at > p_at)) and keys.revoked_at is null;
end $$;
