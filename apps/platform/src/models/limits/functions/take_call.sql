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
  -- Locks the row, so that calls of one caller are counted one after the other.
  select * into held from rate_limits where caller = p_caller for update;
  if not found then
    -- The no-op update locks the row of a call that was faster.
    insert into rate_limits (caller) values (p_caller)
      on conflict (caller) do update set caller = excluded.caller returning * into held;
  end if;
  places := coalesce(array_length(held.seconds, 1), 0);
  if places > 0 and held.seconds[1] <= this_second - 60 then
    select array_agg(second order by second), array_agg(recent.requests order by second), array_agg(recent.tokens order by second)
      into held.seconds, held.requests, held.tokens
      from unnest(held.seconds, held.requests, held.tokens) as recent (second, requests, tokens)
      where second > this_second - 60;
    places := coalesce(array_length(held.seconds, 1), 0);
  end if;
  used_requests := 0;
  used_tokens := 0;
  for place in 1..places loop
    used_requests := used_requests + held.requests[place];
    used_tokens := used_tokens + held.tokens[place];
  end loop;
  oldest := coalesce(held.seconds[1], this_second);
  if used_requests >= p_limit_requests then
    refusal := 'requests';
  elsif used_requests > 0 and used_tokens + p_tokens > p_limit_tokens then
    refusal := 'tokens';
  else
    used_requests := used_requests + 1;
    used_tokens := used_tokens + p_tokens;
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
