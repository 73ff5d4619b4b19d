-- Lists the jobs of a key, newest first.
create index bulk_jobs_of_key on bulk_jobs (key_id, created_at desc, id desc);
