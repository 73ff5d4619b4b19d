-- What a mail is about, so that the outbox can be filtered by it.
alter table mails add column kind text not null default 'notice';
create index mails_by_time on mails (created_at desc, id desc);
