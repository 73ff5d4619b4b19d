import type { AutoRechargeInfo, Product } from '@search-foundation/api-client'
import { formatCompact, formatDateTime, formatMoney } from '@search-foundation/i18n/format'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { packTexts } from '../../ground/packs/pack-texts.ts'
import { cardBrand } from '../../ground/texts/card-brand.ts'

export interface RechargeFactsProps {
  recharge: AutoRechargeInfo
  /** The pack that is bought; undefined when it is no longer on sale. */
  pack: Product | undefined
}

/** What auto-recharge buys and with which card, what it took this month, and how its last attempt ended. */
export function RechargeFacts({ recharge, pack }: RechargeFactsProps) {
  const { t, i18n } = useTranslation(['dashboard-auto-recharge', 'common'])
  const billing = useTranslation(['dashboard-billing', 'common'])
  const locale = i18n.language
  const currency = pack?.currency ?? 'usd'
  const {
    auto_recharge_card: { brand, last4, exp_month: month, exp_year: year },
    auto_recharge_last_attempt: last,
    auto_recharge_next_attempt: next,
  } = recharge
  return (
    <DescriptionList
      items={[
        {
          term: t('pack'),
          detail:
            pack === undefined
              ? recharge.auto_recharge_price_id
              : t('packOption', {
                  name: packTexts(pack, billing.t).name,
                  tokens: formatCompact(pack.token_quantity, locale),
                  price: formatMoney(pack.price, currency, locale),
                }),
        },
        {
          term: t('card'),
          detail: t('cardValue', {
            brand: cardBrand(brand),
            last4,
            expires: `${String(month).padStart(2, '0')}/${year}`,
          }),
        },
        { term: t('receiptsTo'), detail: recharge.auto_recharge_email },
        {
          term: t('takenThisMonth'),
          detail: t('takenOf', {
            taken: formatMoney(recharge.auto_recharge_taken_this_month, currency, locale),
            cap: formatMoney(recharge.auto_recharge_monthly_cap, currency, locale),
          }),
        },
        {
          term: t('lastAttempt'),
          detail:
            last === null ? (
              t('noAttempt')
            ) : (
              <Stack gap="xs">
                {t('attempt', {
                  time: formatDateTime(last.at, locale),
                  outcome: t(`outcome.${last.outcome}`),
                })}
                {last.detail !== null && (
                  <Text tone="muted" size="sm">
                    {t(`common:decline.${last.detail}`)}
                  </Text>
                )}
              </Stack>
            ),
        },
        {
          term: t('nextAttempt'),
          detail: next === null ? t('nextWhenLow') : formatDateTime(next, locale),
        },
      ]}
    />
  )
}
