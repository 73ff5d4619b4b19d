-- Returns the start, in UTC, of the budget period that contains a time.
create function start_of_period(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select case when p_period = 'total' then 'epoch'::timestamptz else date_trunc(p_period, p_at, 'UTC') end
$$;
