-- Takes the locks on tables that a charged call takes, and writes a row: fails where such a call would wait or fail. Waits 1.5 seconds at
-- most for the locks (55P03).
create function probe_charge() returns void language plpgsql as $$
begin
  perform set_config('lock_timeout', '1500ms', true);
  lock table accounts, transfers, entries, usage_days, budgets, holds, debts, rate_limits in row exclusive mode;
  update readiness set checked_at = now();
end $$;
