import type { Budget, BudgetSettings } from '@search-foundation/api-client/account'
import { formatNumber } from '@search-foundation/i18n/format'
import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'

export const fault = messageKeys<['dashboard-account-keys', 'common']>()

export const periods = ['day', 'month', 'total'] as const

/** Fields of a token limit. No tokens mean no limit. */
const fields = {
  tokens: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || parseTokens(text) !== undefined, fault('budget.tokensInvalid')),
    v.transform(parseTokens),
  ),
  period: v.picklist(periods),
  hardStop: v.boolean(),
  alertPercent: v.nullable(
    v.pipe(
      v.number(),
      v.integer(fault('budget.percentInvalid')),
      v.minValue(1, fault('budget.percentInvalid')),
      v.maxValue(100, fault('budget.percentInvalid')),
    ),
  ),
}

interface BudgetValues {
  tokens: number | undefined
  period: (typeof periods)[number]
  hardStop: boolean
  alertPercent: number | null
}

const doesSomething = ({ tokens, hardStop, alertPercent }: BudgetValues) =>
  tokens === undefined || hardStop || alertPercent !== null

/** A limit that neither stops nor alerts would do nothing. */
export const budgetSchema = v.pipe(
  v.object(fields),
  v.forward(
    v.check((values) => doesSomething(values), fault('budget.doesNothing')),
    ['alertPercent'],
  ),
)

/** Settings of a key: its name and its token limit. */
export const keySettingsSchema = v.pipe(
  v.object({
    ...fields,
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(fault('settings.nameMissing')),
      v.maxLength(100, fault('settings.nameTooLong')),
    ),
  }),
  v.forward(
    v.check((values) => doesSomething(values), fault('budget.doesNothing')),
    ['alertPercent'],
  ),
)

/** Form values of a limit, or those suggested for a new one. */
export const budgetDefaults = (budget: Budget | null, locale: string) => ({
  tokens: budget === null ? '' : formatNumber(budget.tokens, locale),
  period: budget?.period ?? ('month' as const),
  hardStop: budget?.hard_stop ?? true,
  alertPercent: budget === null ? 80 : budget.alert_percent,
})

/** What the service stores; null for no limit. The address of the mail stays as it was. */
export const toBudget = (
  { tokens, period, hardStop, alertPercent }: BudgetValues,
  before: Budget | null,
): BudgetSettings | null =>
  tokens === undefined
    ? null
    : {
        tokens,
        period,
        hard_stop: hardStop,
        alert_percent: alertPercent,
        alert_email: before?.alert_email ?? null,
      }
