import { BulkJobsSample, BulkJobsTable, UnfinishedUploads } from '../features/bulk-jobs/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { Page } from './page.tsx'

export function BulkPage() {
  return (
    <Page>
      <WithKey needs="bulk" sample={<BulkJobsSample />}>
        <UnfinishedUploads />
        <BulkJobsTable />
      </WithKey>
    </Page>
  )
}
