-- The client whose request has sent the newest link to an address: links to addresses that nobody has confirmed are counted by it, too.
alter table alert_addresses add column network text;
create index alert_addresses_by_network on alert_addresses (network, sent_at) where confirmed_at is null;
