export { BulkJobsTable } from './bulk-jobs-table.tsx'
export { JobDetails } from './job-details.tsx'
