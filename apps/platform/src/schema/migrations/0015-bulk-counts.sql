-- Counts of the rows of a job are stored with it, so that reading a job does not count them. A job whose rows are still being stored is not
-- ready: nobody sees it, and no worker takes it.
alter table bulk_jobs
  add column total_count integer not null default 0,
  add column completed_count integer not null default 0,
  add column failed_count integer not null default 0,
  add column is_ready boolean not null default true,
  add column rows_deleted_at timestamptz;
update bulk_jobs set total_count = counted.total, completed_count = counted.completed, failed_count = counted.failed
  from (select job_id, count(*) as total, count(vector) as completed, count(error) as failed from bulk_rows group by job_id) as counted
  where counted.job_id = bulk_jobs.id;
create index bulk_jobs_unready on bulk_jobs (created_at) where not is_ready;
-- Ended jobs that still have their rows.
create index bulk_jobs_ended on bulk_jobs (completed_at) where status <> 'in-progress' and rows_deleted_at is null;
