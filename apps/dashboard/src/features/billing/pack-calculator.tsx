import type { Product } from '@search-foundation/api-client'
import { formatMoney, formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { Card } from '@search-foundation/ui/card'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Stack } from '@search-foundation/ui/stack'
import { TextField } from '@search-foundation/ui/text-field'
import { useTranslation } from 'react-i18next'

import { packTexts } from '../../ground/packs/pack-texts.ts'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'

/** What a number of tokens costs in each of the packs, which are bought as a whole. The address holds the number. */
export function PackCalculator({ packs }: { packs: readonly Product[] }) {
  const { t, i18n } = useTranslation(['dashboard-billing', 'dashboard-alerts', 'common'])
  const [text, setText] = useQueryParameter('tokens')
  const wanted = parseTokens(text ?? '', i18n.language)
  const isUnreadable = wanted === undefined && (text ?? '').trim() !== ''
  const money = (pack: Product, count: number) =>
    formatMoney(pack.price * count, pack.currency, i18n.language)

  function priceOf(pack: Product, tokens: number): string {
    const count = Math.ceil(tokens / pack.token_quantity)
    return [
      `${formatNumber(count, i18n.language)} × ${money(pack, 1)} = ${money(pack, count)}`,
      t('common:amount.tokens', tokenAmount(pack.token_quantity * count, i18n.language, 'compact')),
    ].join(' · ')
  }

  return (
    <Card headingLevel={2} title={t('calculator.title')}>
      <Stack>
        <TextField
          label={t('calculator.tokens')}
          description={t('calculator.hint')}
          errorMessage={isUnreadable ? t('dashboard-alerts:thresholdInvalid') : undefined}
          defaultValue={text ?? ''}
          onChange={({ currentTarget: { value } }) => setText(value === '' ? null : value)}
        />
        <div role="status">
          {wanted !== undefined && (
            <DescriptionList
              items={packs.map((pack) => ({ term: packTexts(pack, t).name, detail: priceOf(pack, wanted) }))}
            />
          )}
        </div>
      </Stack>
    </Card>
  )
}
