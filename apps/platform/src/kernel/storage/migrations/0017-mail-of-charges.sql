-- A charge that is asked for again must be the same in every field, also when the settings have changed since.
alter table auto_recharge_charges add column email text not null default '';
alter table auto_recharge_charges alter column email drop default;
