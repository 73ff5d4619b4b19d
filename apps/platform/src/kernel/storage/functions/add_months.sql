-- Creates the partitions of a table for the month of a time and the two after it, as far as they are missing. A month stays in the default
-- partition when that has rows of it. Waits half a second at most for the locks: charges hold the same tables and wait for each other's, and after one second the
-- database would end one of the two.
create function add_months(p_table text, p_column text, p_at timestamptz) returns void language plpgsql as $$
declare
  first_end timestamptz;
  month_start timestamptz := date_trunc('month', p_at, 'UTC');
  name text;
  is_taken boolean;
begin
  perform set_config('lock_timeout', '500ms', true);
  select substring(pg_get_expr(relpartbound, oid) from $r$TO \('([^']+)'\)$r$)::timestamptz into first_end
    from pg_class where oid = to_regclass(p_table || '_first');
  for ahead in 0..2 loop
    name := p_table || to_char(month_start at time zone 'UTC', '_YYYY_MM');
    execute format('select exists (select 1 from %I where %I >= $1 and %2$I < $2)', p_table || '_other', p_column)
      into is_taken using month_start, end_of_month(month_start);
    if month_start >= first_end and to_regclass(name) is null and not is_taken then
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        name, p_table, month_start, end_of_month(month_start));
    end if;
    month_start := end_of_month(month_start);
  end loop;
end $$;
