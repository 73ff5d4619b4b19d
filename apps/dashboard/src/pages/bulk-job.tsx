import { useParams } from 'react-router'

import { JobDetails } from '../features/bulk-jobs/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { ItemPage } from './item-page.tsx'

export function BulkJobPage() {
  const { id = '' } = useParams()
  return (
    <ItemPage of="bulk">
      <WithKey needs="bulk" hasChoice={false}>
        <JobDetails key={id} id={id} />
      </WithKey>
    </ItemPage>
  )
}
