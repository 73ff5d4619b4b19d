import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Link } from '@search-foundation/ui/link'
import { useParams } from 'react-router'

import { ModelDetails } from '../features/models/index.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { Page } from './page.tsx'

export function ModelPage() {
  const { t } = useTranslation('dashboard-models')
  const { id = '' } = useParams()
  const { pathOf } = usePlace()
  return (
    <Page actions={<Link href={pathOf('models')}>{t('all')}</Link>}>
      <ModelDetails key={id} slug={id} />
    </Page>
  )
}
