import type { Budget, BudgetSettings } from '@search-foundation/api-client/account'
import { formatNumber } from '@search-foundation/i18n/format'
import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'

const fault = messageKeys<'dashboard-account-keys'>()

export const periods = ['day', 'month', 'total'] as const

/** A token limit; no tokens mean no limit. One that neither stops nor alerts would do nothing. */
export const budgetSchema = (locale: string) =>
  v.pipe(
    v.object({
      tokens: v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (text) => text === '' || parseTokens(text, locale) !== undefined,
          fault('budget.tokensInvalid'),
        ),
        v.transform((text) => parseTokens(text, locale)),
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
    }),
    v.forward(
      v.check(
        ({ tokens, hardStop, alertPercent }) => tokens === undefined || hardStop || alertPercent !== null,
        fault('budget.doesNothing'),
      ),
      ['alertPercent'],
    ),
  )

export type BudgetForm = v.InferInput<ReturnType<typeof budgetSchema>>

/** Form values of a limit, or those suggested for a new one. */
export const budgetDefaults = (budget: Budget | null, locale: string): BudgetForm => ({
  tokens: budget === null ? '' : formatNumber(budget.tokens, locale),
  period: budget?.period ?? 'month',
  hardStop: budget?.hard_stop ?? true,
  alertPercent: budget === null ? 80 : budget.alert_percent,
})

/** The settings of a limit, without its usage and the state of its address. */
export const settingsOf = ({
  tokens,
  period,
  hard_stop,
  alert_percent,
  alert_email,
}: Budget): BudgetSettings => ({ tokens, period, hard_stop, alert_percent, alert_email })

/** What the service stores; null for no limit. The address of the mail is left unchanged. */
export const toBudget = (
  { tokens, period, hardStop, alertPercent }: v.InferOutput<ReturnType<typeof budgetSchema>>,
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
