-- The keys whose user a deletion under way has taken off already, so that its next step still finds what concerns them.
alter table account_deletions add column key_ids text[] not null default '{}';
