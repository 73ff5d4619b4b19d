import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Select } from '@search-foundation/ui/select'

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
