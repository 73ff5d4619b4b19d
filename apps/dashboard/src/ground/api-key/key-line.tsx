import { DescriptionList } from '@search-foundation/ui/description-list'
import { useTranslation } from 'react-i18next'

import { useKeyName } from './api-key.tsx'

/** Which key a form spends the tokens of. Throws outside of a `KeyInUseProvider`. */
export function KeyLine() {
  const { t } = useTranslation('common')
  return <DescriptionList layout="stacked" items={[{ term: t('key'), detail: useKeyName() }]} />
}
