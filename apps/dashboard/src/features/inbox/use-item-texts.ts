import type { InboxItem } from '@search-foundation/api-client/account'
import { formatDate, formatMoney, formatNumber, formatPercent } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { usePackName } from '../../ground/packs/use-pack-name.ts'

interface ItemTexts {
  title: string
  text: string
}

/** Returns the texts of an inbox item in the page's language. */
export function useItemTexts(): (item: InboxItem) => ItemTexts {
  const { t, i18n } = useTranslation(['dashboard-inbox', 'common'])
  const packName = usePackName()
  const keyName = useStoredKeyName()
  const number = (value: number) => formatNumber(value, i18n.language)
  return (item) => {
    const key = keyName(item.key_name, `…${item.key_tail ?? ''}`)
    switch (item.kind) {
      case 'purchase': {
        const { tokens, amount, currency, is_auto_recharge: isAutomatic } = item.data
        const product = packName(item.data.product)
        return {
          title: t(isAutomatic ? 'purchase.automatic' : 'purchase.title', { product }),
          text: t('purchase.text', {
            tokens: number(tokens),
            amount: formatMoney(amount, currency, i18n.language),
            key,
          }),
        }
      }
      case 'auto_recharge':
        return {
          title: t(`recharge.${item.data.outcome}`),
          text:
            item.data.reason === null
              ? t('recharge.text', { key })
              : t('recharge.reason', { key, reason: t(`common:decline.${item.data.reason}`) }),
        }
      case 'bulk_job':
        return {
          title: t(item.data.is_completed ? 'bulkJob.completed' : 'bulkJob.failed', {
            file: item.data.file_name,
          }),
          text: t('bulkJob.text', {
            completed: number(item.data.completed),
            failed: number(item.data.failed),
          }),
        }
      case 'low_balance':
        return {
          title: t('lowBalance.title', { threshold: number(item.data.threshold) }),
          text: t('lowBalance.text', { key, balance: number(item.data.balance) }),
        }
      case 'budget':
        return {
          title: t(`budget.${item.data.scope}`, {
            percent: formatPercent(item.data.percent / 100, i18n.language),
          }),
          text: t('budget.text', { used: number(item.data.used), tokens: number(item.data.tokens) }),
        }
      case 'key_expiry':
        return {
          title: t('keyExpiry.title'),
          text: t('keyExpiry.text', { key, date: formatDate(item.data.expires_at, i18n.language) }),
        }
    }
  }
}
