import type { AccountKey } from '@search-foundation/api-client/account'
import { formatDateTime, formatNumber, formatRelative } from '@search-foundation/i18n/format'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { Card } from '@search-foundation/ui/card'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { ItemState } from '../../ground/item/item-state.tsx'
import { useItemTitle } from '../../ground/item/item-title.ts'
import type { KeyScope } from '../../ground/key-scope/key-scope.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { KeyBudgetAddress } from './budget-address.tsx'
import { BudgetMeter } from './budget-meter.tsx'
import { KeyDialogs } from './key-dialogs.tsx'
import { KeyMenu } from './key-menu.tsx'
import { KeyState } from './key-state.tsx'

export interface AccountKeyDetailsProps {
  id: string
  /** Content about the key, which gets it by `useKeyScope`. */
  children: ReactNode
}

/** One key of the account: its settings and limits, what can be done with it, and content about it. */
export function AccountKeyDetails({ id, children }: AccountKeyDetailsProps) {
  const { t } = useTranslation('dashboard-keys')
  const uid = useUid()
  const query = useAccountKeysQuery({ uid, includeRevoked: true })
  const scope = useMemo<KeyScope>(() => ({ account: { uid, keyId: id } }), [uid, id])
  const apiKey = query.data?.find((key) => key.id === id)
  if (apiKey === undefined) {
    return (
      <Card>
        <ItemState id={id} query={query} failed={t('scope.failed')} height="20rem" />
      </Card>
    )
  }
  return (
    <>
      <KeyFacts apiKey={apiKey} />
      <KeyScopeContext value={scope}>{children}</KeyScopeContext>
      <KeyDialogs keys={[apiKey]} />
    </>
  )
}

function KeyFacts({ apiKey }: { apiKey: AccountKey }) {
  const { t, i18n } = useTranslation(['dashboard-account-keys', 'dashboard-frame', 'common'])
  const { pathOf } = usePlace()
  const { id, name, masked, scopes, wallet, budget, created_at: created, last_used_at: used } = apiKey
  useItemTitle(useStoredKeyName()(name, masked))
  const products = scopes?.map((scope) => t(`scopes.${scope}`))
  return (
    <Card
      headingLevel={2}
      title={t('dashboard-frame:item.key-manager')}
      actions={apiKey.revoked_at === null && <KeyMenu apiKey={apiKey} />}
    >
      <Stack>
        {apiKey.revoked_at === null && <KeyBudgetAddress apiKey={apiKey} />}
        <DescriptionList
          items={[
            { term: t('state'), detail: <KeyState apiKey={apiKey} /> },
            { term: t('common:key'), detail: <code>{masked}</code> },
            { term: t('balance'), detail: formatNumber(wallet.total_balance, i18n.language) },
            {
              term: t('budget.title'),
              detail:
                budget === null ? (
                  t('budget.none')
                ) : (
                  <BudgetMeter budget={budget} label={t('budget.title')} />
                ),
            },
            {
              term: t('scopes.label'),
              detail: products === undefined ? t('scopes.all') : products.join(' · '),
            },
            { term: t('bodies.title'), detail: t(apiKey.stores_bodies ? 'bodies.on' : 'bodies.off') },
            { term: t('created'), detail: formatDateTime(created, i18n.language) },
            {
              term: t('lastUsed'),
              detail: used === null ? t('never') : formatRelative(used, new Date(), i18n.language),
            },
          ]}
        />
        <div>
          <Link variant="button-outline" href={pathOf('requests', { query: { key: id } })}>
            {t('dashboard-frame:tabs.requests')}
          </Link>
        </div>
      </Stack>
    </Card>
  )
}
