import { DescriptionList } from '@search-foundation/ui/description-list'
import { useTranslation } from 'react-i18next'

import { useKeyName } from './api-key.tsx'

interface KeyLineProps {
  /**
   * What happens with the key.
   * @default "Charged to", in the current language
   */
  label?: string
}

/** Which key a form spends the tokens of, or buys them for. Throws outside of a `KeyInUseProvider`. */
export function KeyLine({ label }: KeyLineProps) {
  const { t } = useTranslation('common')
  return (
    <DescriptionList layout="stacked" items={[{ term: label ?? t('chargedTo'), detail: useKeyName() }]} />
  )
}
