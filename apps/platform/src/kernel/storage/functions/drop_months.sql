-- Drops the partitions of a table for months that ended before a time. Waits half a second at most for the locks, as `add_months` does.
create function drop_months(p_table text, p_before timestamptz) returns void language plpgsql as $$
declare
  month record;
begin
  perform set_config('lock_timeout', '500ms', true);
  for month in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = to_regclass(p_table) and relname ~ '_\d{4}_\d\d$'
      and end_of_month(to_date(right(relname, 7), 'YYYY_MM')::timestamp at time zone 'UTC') <= p_before
  loop
    execute format('drop table %I', month.relname);
  end loop;
end $$;
