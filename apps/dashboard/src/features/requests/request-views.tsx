import { Button } from '@search-foundation/ui/button'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { BookmarkIcon, Icon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { AddressSelect } from '../../ground/query/address-select.tsx'
import { useOpened } from '../../ground/query/use-opened.ts'
import { filterNames } from './request-filter.ts'
import { useSavedViews } from './use-saved-views.ts'
import styles from './request-views.module.css'

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
 * Links to filtered logs: those that are wanted often, and those that the user has saved under a name; a choice of one where there is little room. Every
 * filter is in the address, so the link to the current view shows the same calls again.
 */
export function RequestViews() {
  const { t } = useTranslation('dashboard-requests')
  const { pathOf } = usePlace()
  const { pathname } = useLocation()
  const navigate = useNavigate()
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
  const links: { id: string; label: string; query: Query }[] = [
    ...(Object.keys(views) as ViewName[]).map((name) => ({
      id: name,
      label: t(`views.${name}`),
      query: views[name],
    })),
    ...saved.map(({ name, query }) => ({
      id: `saved ${name}`,
      label: name,
      query: Object.fromEntries(new URLSearchParams(query)) as Query,
    })),
  ]
  const hrefOf = (query: Query | undefined) => pathOf('requests', { ...(query && { query }) })
  const showSaved = () => open('views', 'saved')
  const link = `${location.origin}${pathname}${kept.size === 0 ? '' : `?${kept}`}`
  return (
    <div role="group" aria-label={t('views.label')} className={styles.views}>
      <Row className={styles.links ?? ''}>
        {links.map(({ id, label, query }) => (
          <Link
            key={id}
            variant={isCurrent(query) ? 'button-outline' : 'button-quiet'}
            size="sm"
            href={hrefOf(query)}
            {...(isCurrent(query) && { 'aria-current': 'page' })}
          >
            {label}
          </Link>
        ))}
        <Button size="sm" onClick={showSaved}>
          {t('views.saved')}
        </Button>
        <CopyButton variant="button" label={t('views.copy')} text={link} />
      </Row>
      <div className={styles.choice}>
        <AddressSelect
          label={t('views.view')}
          hideLabel
          placeholder={t('views.custom')}
          value={links.find(({ query }) => isCurrent(query))?.id ?? ''}
          onChoose={(chosen) => void navigate(hrefOf(links.find(({ id }) => id === chosen)?.query))}
          options={links}
        />
        <Button
          variant="quiet"
          label={t('views.saved')}
          title={t('views.saved')}
          icon={<Icon of={BookmarkIcon} />}
          onClick={showSaved}
        />
        <CopyButton size="md" label={t('views.copy')} text={link} />
      </div>
      <SavedViewsDialog query={String(ofAccount)} isOpen={opened.views !== null} onClose={close} />
    </div>
  )
}
