-- Counts calls of keys as `take_call` does and charges those that their limits allow as `consume_tokens` does, in one transaction. Returns what
-- both return for each call, with its place in the arrays; a call above its limits is not charged. A call whose key `find_key` does not find any
-- more, or in another version than the call began with, is not charged either (`is_key_changed`). That is looked at last, behind all waits for locks. Everything is locked in the order in which
-- all code locks it, so that no two transactions wait for each other: counts, then wallets, then budgets.
create function charge_calls(
  p_hashes text[], p_versions text[], p_callers text[], p_limit_requests integer[], p_limit_tokens bigint[],
  p_ids text[], p_keys text[], p_key_ids text[], p_tokens bigint[], p_metadata jsonb[], p_at timestamptz[]
) returns table (
  place integer, is_key_changed boolean, limit_refusal text, used_requests bigint, used_tokens bigint, oldest bigint,
  trial bigint, regular bigint, refusal text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  calls integer := array_length(p_callers, 1);
  refusals text[];
  requests bigint[];
  tokens bigint[];
  seconds bigint[];
begin
  for place in
    select given.place from unnest(p_callers) with ordinality as given (caller, place) order by given.caller, given.place
  loop
    select * into limit_refusal, used_requests, used_tokens, oldest
      from take_call(p_callers[place], p_at[place], p_limit_requests[place], p_limit_tokens[place], p_tokens[place]);
    refusals[place] := limit_refusal;
    requests[place] := used_requests;
    tokens[place] := used_tokens;
    seconds[place] := oldest;
  end loop;
  if calls > 1 then
    perform 1 from accounts where accounts.key_id = any(p_key_ids) order by accounts.id collate "C" for update;
    perform 1 from budgets
      where budgets.key_id = any(p_key_ids)
        or budgets.user_id in (select api_keys.user_id from api_keys where api_keys.id = any(p_key_ids))
      order by budgets.id for update;
  end if;
  for number in 1..calls loop
    place := number;
    limit_refusal := refusals[number];
    used_requests := requests[number];
    used_tokens := tokens[number];
    oldest := seconds[number];
    trial := null;
    regular := null;
    refusal := null;
    is_key_changed := (select version from find_key(p_hashes[number], p_at[number])) is distinct from p_versions[number];
    if not is_key_changed and limit_refusal is null then
      select * into trial, regular, refusal
        from consume_tokens(p_ids[number], p_keys[number], p_key_ids[number], p_tokens[number], p_metadata[number], p_at[number]);
    end if;
    return next;
  end loop;
end $$;
