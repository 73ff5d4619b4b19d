import type { InboxItem } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Card } from '@search-foundation/ui/card'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import type { Tab } from '../../ground/place/place.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useItemTexts } from './use-item-texts.ts'

/** Where one can act on an item. */
const tabs = {
  purchase: 'billing',
  auto_recharge: 'billing',
  bulk_job: 'bulk',
  low_balance: 'pricing',
  budget: 'key-manager',
  key_expiry: 'key-manager',
} as const satisfies Record<InboxItem['kind'], Tab>

/** One item of the inbox, as a link to where one can act on it. */
export function InboxEntry({ item }: { item: InboxItem }) {
  const { t, i18n } = useTranslation('dashboard-inbox')
  const { pathOf } = usePlace()
  const { title, text } = useItemTexts()(item)
  return (
    <Card
      as="li"
      padding="sm"
      title={title}
      description={text}
      href={pathOf(tabs[item.kind])}
      actions={
        item.read_at === null && (
          <Badge isPoint tone="info">
            {t('new')}
          </Badge>
        )
      }
    >
      <Text size="sm" tone="muted">
        {formatDateTime(item.at, i18n.language)}
      </Text>
    </Card>
  )
}
