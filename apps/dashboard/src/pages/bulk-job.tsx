import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Link } from '@search-foundation/ui/link'
import { useParams } from 'react-router'

import { JobDetails } from '../features/bulk-jobs/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { Page } from './page.tsx'

export function BulkJobPage() {
  const { t } = useTranslation('dashboard-bulk')
  const { id = '' } = useParams()
  const { pathOf } = usePlace()
  return (
    <Page actions={<Link href={pathOf('bulk')}>{t('all')}</Link>}>
      <WithKey>
        <JobDetails key={id} id={id} />
      </WithKey>
    </Page>
  )
}
