import { Button } from '@search-foundation/ui/button'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { filterNames } from './request-filter.ts'
import { useSavedViews } from './use-saved-views.ts'

const SavedViewsDialog = lazyDialog(async () => (await import('./saved-views-dialog.tsx')).SavedViewsDialog)

type Query = Partial<Record<(typeof filterNames)[number], string>>

/** Filters that are wanted often, as the address has them. */
const views = {
  all: {},
  refused: { status: '4xx' },
  failed: { status: '5xx' },
  limited: { error: 'rate_limit_exceeded' },
  noTokens: { error: 'insufficient_quota' },
} as const satisfies Record<string, Query>

type ViewName = keyof typeof views

/**
 * Links to filtered logs: those that are wanted often, and those that the user has saved under a name. Every filter is in the address, so the link to
 * the current view shows the same calls again.
 */
export function RequestViews() {
  const { t } = useTranslation('dashboard-requests')
  const { pathOf } = usePlace()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { views: saved } = useSavedViews()
  const { opened, open, close } = useOpened('views')
  // A view without a key is one of the key that is chosen in the bar.
  const isCurrent = (query: Query) =>
    filterNames.every(
      (name) =>
        (name === 'key' && query.key === undefined) || (search.get(name) ?? '') === (query[name] ?? ''),
    )
  const kept = new URLSearchParams(
    filterNames.flatMap((name) => {
      const value = search.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const ofAccount = new URLSearchParams(kept)
  // The log is about keys of the account, not about the one in this browser.
  if (ofAccount.get('key') === browserKeyId) ofAccount.delete('key')
  const links: { key: string; label: string; query: Query }[] = [
    ...(Object.keys(views) as ViewName[]).map((name) => ({
      key: name,
      label: t(`views.${name}`),
      query: views[name],
    })),
    ...saved.map(({ name, query }) => ({
      key: `saved ${name}`,
      label: name,
      query: Object.fromEntries(new URLSearchParams(query)) as Query,
    })),
  ]
  return (
    <Row role="group" aria-label={t('views.label')}>
      {links.map(({ key, label, query }) => (
        <Link
          key={key}
          variant={isCurrent(query) ? 'button-outline' : 'button-quiet'}
          size="sm"
          href={pathOf('requests', { query })}
          {...(isCurrent(query) && { 'aria-current': 'page' })}
        >
          {label}
        </Link>
      ))}
      <Button size="sm" onClick={() => open('views', 'saved')}>
        {t('views.saved')}
      </Button>
      <CopyButton
        variant="button"
        label={t('views.copy')}
        text={`${location.origin}${pathname}${kept.size === 0 ? '' : `?${kept}`}`}
      />
      <SavedViewsDialog query={String(ofAccount)} isOpen={opened.views !== null} onClose={close} />
    </Row>
  )
}
