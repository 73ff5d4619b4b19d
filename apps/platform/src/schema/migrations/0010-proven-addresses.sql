-- The addresses of an open deletion that its user has proven to receive messages at.
alter table account_deletions
  add column proven text[],
  add check (finished_at is null or proven is null);
