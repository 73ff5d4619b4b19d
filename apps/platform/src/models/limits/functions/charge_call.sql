-- Counts a call of a key as `take_call` does and, if its limits allow it, charges it as `consume_tokens` does. Returns what both return;
-- a call above its limits is not charged.
create function charge_call(
  p_caller text, p_limit_requests integer, p_limit_tokens bigint,
  p_id text, p_key text, p_key_id text, p_tokens bigint, p_metadata jsonb, p_at timestamptz
) returns table (
  limit_refusal text, used_requests bigint, used_tokens bigint, oldest bigint, trial bigint, regular bigint, refusal text
) language plpgsql as $$
begin
  select * into limit_refusal, used_requests, used_tokens, oldest
    from take_call(p_caller, p_at, p_limit_requests, p_limit_tokens, p_tokens);
  if limit_refusal is null then
    select * into trial, regular, refusal from consume_tokens(p_id, p_key, p_key_id, p_tokens, p_metadata, p_at);
  end if;
  return next;
end $$;
