-- A history is read newest first, page by page: the time stands beside each entry, so that a page costs the same however long the history.
alter table entries add column created_at timestamptz;
alter table entries disable trigger entries_append_only;
update entries set created_at = transfers.created_at from transfers where transfers.id = entries.transfer_id;
alter table entries enable trigger entries_append_only;
alter table entries alter column created_at set not null;

create function take_time_of_transfer() returns trigger language plpgsql as $$
begin
  select created_at into new.created_at from transfers where id = new.transfer_id;
  return new;
end $$;
create trigger entries_time before insert on entries for each row execute function take_time_of_transfer();

create index entries_by_time on entries (account_id, created_at);
drop index entries_by_account;
