import { z } from 'zod'

export const periods = ['day', 'month', 'total'] as const

const percent = z.number().int().min(1).max(100)

/** Settings of a budget. */
export const budgetBody = z
  .strictObject({
    /** Tokens that may be used in a period. */
    tokens: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Token limit per period.'),
    /** Days and months start at midnight UTC; `total` never resets. */
    period: z.enum(periods).default('month').describe('Period of the limit; `month` by default.'),
    /** Whether usage beyond the budget is refused. */
    hard_stop: z
      .boolean()
      .default(true)
      .describe('Hard stop: whether calls beyond the limit are refused; true by default.'),
    /** Share of the tokens, in percent, at which a mail is sent, once per period. */
    alert_percent: percent
      .nullable()
      .default(null)
      .describe(
        'Percentage of the limit (1 to 100) at which an email is sent, once per period; null or omitted for no email.',
      ),
    /** Recipient of the mail; the user's own address by default. */
    alert_email: z
      .email()
      .max(320)
      .nullable()
      .default(null)
      .describe("Email address for alerts; the user's own by default."),
  })
  .refine(
    ({ hard_stop: stops, alert_percent: alerts }) => stops || alerts !== null,
    'The limit would do nothing: set hard_stop or alert_percent.',
  )
export type BudgetBody = z.infer<typeof budgetBody>

export const budget = z.object({
  tokens: z.number().int().describe('Token limit per period.'),
  period: z.enum(periods).describe('Period of the limit.'),
  hard_stop: z.boolean().describe('Hard stop: whether calls beyond the limit are refused.'),
  alert_percent: percent
    .nullable()
    .describe('Percentage of the limit at which an email is sent; null for no email.'),
  alert_email: z.string().nullable().describe("Email address for alerts; null for the user's own."),
  email_confirmed: z
    .boolean()
    .nullable()
    .describe('Whether the email address is confirmed. Until then, emails wait; null without an address.'),
  confirmation_sent_at: z.iso
    .datetime()
    .nullable()
    .describe('When the last confirmation link was sent; null if none was.'),
  /** Tokens used in this period. More than `tokens` only without a hard stop, or if the budget was set after they were used. */
  used_tokens: z.number().int().describe('Tokens used in the current period.'),
  /** Start of the next period; null for `total`. */
  resets_at: z.iso.datetime().nullable().describe('Start of the next period (ISO 8601); null for `total`.'),
})
export type Budget = z.infer<typeof budget>

export const spendLimitResponse = z.object({
  spend_limit: budget.nullable().describe('Spend limit of the account; null for none.'),
})
