export { BulkJobsSample } from './bulk-jobs-sample.tsx'
export { BulkJobsTable } from './bulk-jobs-table.tsx'
export { JobDetails } from './job-details.tsx'
export { UnfinishedUploads } from './unfinished-uploads.tsx'
