import type { Incident, MeasuredProduct } from '@search-foundation/api-client'
import { formatDateTime } from '@search-foundation/i18n/format'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import styles from './service-status.module.css'

interface IncidentsProps {
  /** Undefined while they are loading or could not be loaded. */
  incidents: readonly Incident[] | undefined
  hasFailed: boolean
  names: Readonly<Record<MeasuredProduct, string>>
}

/** The incidents, newest first, in the visitor's time. */
export function Incidents({ incidents, hasFailed, names }: IncidentsProps) {
  const { t } = useTranslation('web-status')
  const { locale } = usePageAddress()
  if (incidents === undefined) return hasFailed ? null : <Skeleton height="3rem" shape="block" />
  if (incidents.length === 0) return <p className={styles.none}>{t('incidents.none')}</p>
  const timeOf = ({ started_at: start, ended_at: end }: Incident) =>
    end === null
      ? t('incidents.ongoing', { start: formatDateTime(start, locale) })
      : `${formatDateTime(start, locale)} – ${formatDateTime(end, locale)}`
  return (
    <ol className={styles.incidents} role="list">
      {incidents.map((incident) => (
        <li key={incident.id} data-ongoing={incident.ended_at === null || undefined}>
          <h3>{t(`incidents.${incident.cause}`)}</h3>
          <p>{incident.products.map((product) => names[product]).join(', ')}</p>
          <time dateTime={incident.started_at}>{timeOf(incident)}</time>
        </li>
      ))}
    </ol>
  )
}
