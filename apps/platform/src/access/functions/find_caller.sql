-- Finds the key of a call as `find_key` does, with everything that decides whether the call is allowed: the tokens that it can spend, and
-- those left of the tightest hard budget that applies, its own or the spend limit of its user. A function
-- keeps its plans on every connection, and is told to, since PostgreSQL would plan anew for each key without a user.
create function find_caller(p_hash text, p_at timestamptz)
returns table (
  key api_keys, scopes text[], is_session boolean, is_expired boolean, version text,
  balance bigint, remaining bigint, stopped_by text
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  known record;
begin
  select * into known from find_key(p_hash, p_at);
  if not found then return; end if;
  key := known.key;
  scopes := known.scopes;
  is_session := known.is_session;
  is_expired := known.is_expired;
  version := known.version;
  balance := key_balance(key.id, p_at);
  select budget_left(budgets, p_at), case when budgets.key_id is null then 'spend_limit' else 'budget' end
    into remaining, stopped_by
    from budgets where hard_stop and (budgets.key_id = key.id or budgets.user_id = key.user_id)
    order by 1, 2 limit 1;
  return next;
end $$;
