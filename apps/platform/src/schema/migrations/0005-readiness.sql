-- One row that the readiness check writes: a database that only reads is of no use.
create table readiness (
  one boolean primary key default true check (one),
  checked_at timestamptz not null
);
insert into readiness (checked_at) values (now());
