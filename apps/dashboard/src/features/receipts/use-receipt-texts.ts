import type { Receipt } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { usePackName } from '../../ground/packs/use-pack-name.ts'

const kindTexts = {
  checkout: 'dashboard-billing:transactions.types.purchase',
  auto_recharge: 'dashboard-auto-recharge:title',
} as const satisfies Record<Receipt['kind'], string>

/** What a receipt is for, in words. */
export function useReceiptTexts() {
  const { t } = useTranslation(['dashboard-receipts', 'dashboard-billing', 'dashboard-auto-recharge'])
  const packName = usePackName()
  const keyName = useStoredKeyName()
  return {
    pack: ({ product_name: name, order_quantity: count }: Receipt) =>
      count === 1 ? packName(name) : t('packs', { count, name: packName(name) }),
    kind: ({ kind }: Receipt) => t(kindTexts[kind]),
    key: ({ key_name: name, key_tail: tail }: Receipt) => keyName(name, `…${tail}`),
  }
}
