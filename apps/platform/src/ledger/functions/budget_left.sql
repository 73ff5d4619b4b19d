-- Returns the tokens left of a budget at a time.
create function budget_left(budget budgets, p_at timestamptz) returns bigint language sql stable as $$
  select budget.tokens - case when budget.period_start < start_of_period(budget.period, p_at) then 0 else budget.used end
$$;
