-- The function that writes entries, `post_transfer`, has just written the transfer and changed the wallets, and counts the usage itself.
-- Reading all of them again for each entry took a third of a charge's time, and every charge locked the row of one system account.
do $$
declare
  checked record;
begin
  for checked in select conname from pg_constraint where conrelid = 'entries'::regclass and contype = 'f' loop
    execute format('alter table entries drop constraint %I', checked.conname);
  end loop;
end $$;
drop trigger entries_add_to_usage_days on entries;
drop function add_to_usage_days();
