-- A job that the inference service works on has its id there, and no rows here.
alter table bulk_jobs add column upstream_id text;
