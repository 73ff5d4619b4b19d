-- Notes for each product whether it works, at `at`. Products in `away` fail, and so do those of whose calls since the last observation at
-- least five, and half, failed. The time since the last observation counts as this one; a time without observations counts as failed. Two
-- failed observations in a row begin an incident. What is older than 90 days is deleted.
create or replace function observe_services(names text[], away text[], at timestamptz) returns void language plpgsql as $$
declare
  name text;
  watch service_watch;
  is_gap boolean;
  is_failing boolean;
begin
  foreach name in array names loop
    insert into service_watch (product, seen_at) values (name, at) on conflict do nothing;
    select * into watch from service_watch where product = name for update;
    continue when at <= watch.seen_at;
    is_gap := at - watch.seen_at > interval '3 minutes';
    is_failing := name = any (away) or (watch.recent_calls >= 5 and watch.recent_failed * 2 >= watch.recent_calls);

    insert into service_days (product, day, measured_seconds, down_seconds)
      select name, day, seconds, case when is_gap or is_failing then seconds else 0 end from (
        select (midnight at time zone 'UTC')::date as day,
          round(extract(epoch from least(at, midnight + interval '24 hours') - greatest(watch.seen_at, midnight)))::bigint as seconds
        from generate_series(date_trunc('day', greatest(watch.seen_at, at - interval '90 days'), 'UTC'), at, interval '24 hours') as midnight
      ) as parts where seconds > 0
      on conflict (product, day) do update set
        measured_seconds = service_days.measured_seconds + excluded.measured_seconds,
        down_seconds = service_days.down_seconds + excluded.down_seconds;

    if is_gap then
      insert into service_incidents (product, cause, started_at, ended_at)
        select name, 'unreachable', watch.seen_at, at
        where not exists (select from service_incidents where product = name and ended_at is null);
    end if;
    if not is_failing then
      update service_incidents set ended_at = at where product = name and ended_at is null;
    elsif watch.failing_since is not null then
      insert into service_incidents (product, cause, started_at) values (name, 'errors', watch.failing_since) on conflict do nothing;
    end if;
    update service_watch set seen_at = at, recent_calls = 0, recent_failed = 0,
      failing_since = case when is_failing then coalesce(watch.failing_since, case when is_gap then at else watch.seen_at end) end
      where product = name;
  end loop;
  delete from service_days where day < (at at time zone 'UTC')::date - 89;
  delete from service_incidents where ended_at < at - interval '90 days';
end $$;
