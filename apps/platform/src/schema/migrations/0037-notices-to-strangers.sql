-- The client whose request caused a notice to an address that nobody has confirmed: such notices are limited by it and by the address.
alter table mails add column network text;
create index mails_to_strangers on mails (created_at) where network is not null;
