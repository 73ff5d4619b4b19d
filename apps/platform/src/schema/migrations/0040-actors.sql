-- Who did what the audit log records: the owner of the account, who is signed in; somebody with the key; or the platform by itself. Entries from before
-- tell only whether a request caused them. The default is for the release before, which may still write while it is replaced.
alter table account_actions add column actor text not null default 'owner' check (actor in ('owner', 'key', 'system'));
alter table account_actions disable trigger account_actions_append_only;
update account_actions set actor = 'system' where ip is null;
alter table account_actions enable trigger account_actions_append_only;
