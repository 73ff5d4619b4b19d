import { Select } from '@search-foundation/ui/select'
import { useTranslation } from 'react-i18next'

export interface KeyListProps {
  value: string
  onChange: (id: string) => void
  options: readonly { id: string; label: string }[]
}

/** The list of keys in the bar. */
export function KeyList(props: KeyListProps) {
  const { t } = useTranslation('dashboard-keys')
  return <Select {...props} label={t('scope.label')} hideLabel size="sm" />
}
