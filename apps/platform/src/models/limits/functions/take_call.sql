-- Counts a call of a key or client if its limits of a minute allow it. Returns the calls and tokens of that minute, this call included
-- when it is allowed, and the second in which the oldest of them was made.
create function take_call(
  p_caller text, p_at timestamptz, p_limit_requests integer, p_limit_tokens bigint, p_tokens bigint
) returns table (refusal text, used_requests bigint, used_tokens bigint, oldest bigint) language plpgsql as $$
declare
  this_second bigint := floor(extract(epoch from p_at));
  held rate_limits;
  places integer;
begin
  -- The no-op update locks the row, so that calls of one caller are counted one after the other.
  insert into rate_limits (caller) values (p_caller)
    on conflict (caller) do update set caller = excluded.caller returning * into held;
  select array_agg(second order by second), array_agg(recent.requests order by second), array_agg(recent.tokens order by second),
      coalesce(sum(recent.requests), 0), coalesce(sum(recent.tokens), 0)
    into held.seconds, held.requests, held.tokens, used_requests, used_tokens
    from unnest(held.seconds, held.requests, held.tokens) as recent (second, requests, tokens)
    where second > this_second - 60;
  oldest := coalesce(held.seconds[1], this_second);
  if used_requests >= p_limit_requests then
    refusal := 'requests';
  elsif used_requests > 0 and used_tokens + p_tokens > p_limit_tokens then
    refusal := 'tokens';
  else
    used_requests := used_requests + 1;
    used_tokens := used_tokens + p_tokens;
    places := coalesce(array_length(held.seconds, 1), 0);
    if held.seconds[places] >= this_second then
      held.requests[places] := held.requests[places] + 1;
      held.tokens[places] := held.tokens[places] + p_tokens;
    else
      held.seconds := held.seconds || this_second;
      held.requests := held.requests || 1;
      held.tokens := held.tokens || p_tokens;
    end if;
    update rate_limits set seconds = held.seconds, requests = held.requests, tokens = held.tokens where caller = p_caller;
  end if;
  return next;
end $$;
