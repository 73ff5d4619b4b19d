import { formatCompact } from '@search-foundation/i18n/format'
import { Stat } from '@search-foundation/ui/stat'
import { useTranslation } from 'react-i18next'

export interface TokenStatProps {
  label: string
  /** Undefined while it is loading, null when it could not be read. */
  tokens: number | null | undefined
  detail: string
}

/** A number of tokens, short, with the exact one in its title. */
export function TokenStat({ label, tokens, detail }: TokenStatProps) {
  const { t, i18n } = useTranslation('dashboard-usage')
  if (tokens === undefined) return <Stat label={label} value="" detail="" isLoading />
  if (tokens === null) return <Stat label={label} value={null} detail={detail} />
  return (
    <Stat
      label={label}
      value={formatCompact(tokens, i18n.language)}
      exact={t('balance.exact', { count: tokens })}
      detail={detail}
    />
  )
}
