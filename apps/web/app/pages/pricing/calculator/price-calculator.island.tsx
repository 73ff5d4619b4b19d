import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { Callout } from '@search-foundation/ui/callout'
import { TextField } from '@search-foundation/ui/text-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import type { Pack } from '../../../products/prices.ts'
import { purchasesFor } from '../purchases.ts'
import { PurchaseTable } from './purchase-table.tsx'
import { mostTokens, readTokens, type TokensFault } from './read-tokens.ts'
import styles from './price-calculator.module.css'

export interface PriceCalculatorProps {
  packs: readonly Pack[]
  /** Tokens of a new trial key. */
  trialTokens: number
  /** Two numbers as the language writes them short. The first is the one that is calculated until the visitor changes it. */
  examples: readonly [first: string, second: string]
}

/** What a number of tokens costs, in the packs that can be bought. The number is read as people write it in the language of the page. */
export default function PriceCalculator({ packs, trialTokens, examples }: PriceCalculatorProps) {
  const { t } = useTranslation(['web-pricing', 'common'])
  const { locale } = usePageAddress()
  const [first, second] = examples
  const [text, setText] = useState(first)
  const tokens = readTokens(text, locale)

  // A link of a typical job names its number.
  const takeQuery = useEffectEvent(() => {
    const asked = Number(new URLSearchParams(location.search).get('tokens'))
    if (Number.isSafeInteger(asked) && asked > 0 && text === first) setText(formatNumber(asked, locale))
  })
  useEffect(() => takeQuery(), [])

  const faultText = (fault: TokensFault) => {
    if (fault === 'unreadable') return t('calculator.unreadable', { text, first, second })
    if (fault === 'tooMany') return t('calculator.tooMany', { most: formatCompact(mostTokens, locale) })
    return t('calculator.empty')
  }

  return (
    <div className={styles.calculator}>
      <TextField
        label={t('calculator.tokens')}
        description={t('calculator.hint', { first, second })}
        errorMessage={typeof tokens === 'number' ? undefined : faultText(tokens)}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {typeof tokens === 'number' ? (
          <>
            <p className={styles.read}>{t('common:amount.tokens', tokenAmount(tokens, locale))}</p>
            {tokens <= trialTokens ? (
              <Callout tone="positive">
                {t('calculator.trial', { tokens: formatNumber(trialTokens, locale) })}
              </Callout>
            ) : null}
            <PurchaseTable purchases={purchasesFor(tokens, packs)} />
          </>
        ) : null}
      </div>
      <noscript>
        <p>{t('calculator.noScript')}</p>
      </noscript>
    </div>
  )
}
