import { CopyButton } from '@search-foundation/ui/copy-button'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'

import { usePlace } from '../../ground/place/use-place.ts'
import { filterNames } from './request-filter.ts'

/** Filters that are wanted often, as the address has them. */
const views = {
  all: {},
  refused: { status: '4xx' },
  failed: { status: '5xx' },
  limited: { error: 'rate_limit_exceeded' },
  noTokens: { error: 'insufficient_quota' },
} as const satisfies Record<string, Partial<Record<(typeof filterNames)[number], string>>>

type ViewName = keyof typeof views

/** Links to filtered logs. Every filter is in the address, so the link to the current view shows the same calls again. */
export function RequestViews() {
  const { t } = useTranslation('dashboard-requests')
  const { pathOf } = usePlace()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isCurrent = (query: Readonly<Record<string, string>>) =>
    filterNames.every((name) => name === 'key' || (search.get(name) ?? '') === (query[name] ?? ''))
  const kept = new URLSearchParams(
    filterNames.flatMap((name) => {
      const value = search.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return (
    <Row role="group" aria-label={t('views.label')}>
      {(Object.keys(views) as ViewName[]).map((name) => (
        <Link
          key={name}
          variant={isCurrent(views[name]) ? 'button-outline' : 'button-quiet'}
          size="sm"
          href={pathOf('requests', { query: views[name] })}
          {...(isCurrent(views[name]) && { 'aria-current': 'page' })}
        >
          {t(`views.${name}`)}
        </Link>
      ))}
      <CopyButton
        variant="button"
        label={t('views.copy')}
        text={`${location.origin}${pathname}${kept.size === 0 ? '' : `?${kept}`}`}
      />
    </Row>
  )
}
