import type { AccountKey } from '@search-foundation/api-client/account'
import { formatCompact, formatDate, formatRelative } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'
import type { Column } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { KeyState } from './key-state.tsx'

const kindTexts = {
  trial: 'dashboard-keys:key.kind.trial',
  zero: 'dashboard-keys:key.kind.zero-token',
} as const satisfies Record<AccountKey['kind'], string>

/** The columns of a list of account keys. */
export function useAccountKeyColumns(): Column<AccountKey>[] {
  const { t, i18n } = useTranslation(['dashboard-account-keys', 'dashboard-keys', 'common'])
  const { pathOf } = usePlace()
  const keyName = useStoredKeyName()
  return [
    {
      id: 'key',
      header: t('common:key'),
      isRowHeader: true,
      // Wide enough for the masked key, which has one line, and for most names.
      width: '15rem',
      cell: ({ id, name, masked, scopes, kind }) => (
        <Stack gap="xs">
          <Link href={pathOf('key-manager', { item: id })}>{keyName(name, masked)}</Link>
          {name !== null && <code>{masked}</code>}
          <div>
            <Badge>{t(kindTexts[kind])}</Badge>
          </div>
          {scopes !== null && (
            <Text tone="muted" size="xs">
              {scopes.map((scope) => t(`scopes.${scope}`)).join(' · ')}
            </Text>
          )}
        </Stack>
      ),
      sortValue: ({ name, masked }) => keyName(name, masked),
    },
    {
      id: 'state',
      header: t('state'),
      isKept: true,
      // Wide enough for a date of expiry in two lines.
      width: '8rem',
      cell: (key) => <KeyState apiKey={key} />,
    },
    {
      id: 'balance',
      header: t('balance'),
      align: 'end',
      cell: ({ wallet }) => formatCompact(wallet.total_balance, i18n.language),
      sortValue: ({ wallet }) => wallet.total_balance,
    },
    {
      id: 'budget',
      header: t('budget.title'),
      card: 'none',
      width: '12rem',
      cell: ({ budget }) =>
        budget === null ? t('budget.none') : <BudgetMeter budget={budget} label={t('budget.title')} />,
    },
    {
      id: 'created',
      header: t('created'),
      card: 'none',
      isLabeledInCard: true,
      cell: ({ created_at }) => formatDate(created_at, i18n.language),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: 'used',
      header: t('lastUsed'),
      isLabeledInCard: true,
      cell: ({ last_used_at }) =>
        last_used_at === null ? t('never') : formatRelative(last_used_at, new Date(), i18n.language),
      sortValue: ({ last_used_at }) => last_used_at ?? '',
    },
  ]
}
