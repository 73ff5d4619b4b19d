import { z } from 'zod'

export const periods = ['day', 'month', 'total'] as const

const percent = z.number().int().min(1).max(100)

/** Settings of a budget. */
export const budgetBody = z
  .strictObject({
    /** Tokens that may be used in a period. */
    tokens: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Tokens per period.'),
    /** Days and months start at midnight UTC; `total` never resets. */
    period: z.enum(periods).default('month').describe('`month` by default.'),
    /** Whether usage beyond the budget is refused. */
    hard_stop: z
      .boolean()
      .default(true)
      .describe('Whether calls beyond the limit are refused; true by default.'),
    /** Share of the tokens, in percent, at which a mail is sent, once per period. */
    alert_percent: percent
      .nullable()
      .default(null)
      .describe(
        'Percentage of the tokens (1 to 100) at which a mail is sent, once per period; null or nothing sends none.',
      ),
    /** Recipient of the mail; the user's own address by default. */
    alert_email: z
      .email()
      .max(320)
      .nullable()
      .default(null)
      .describe("Address for the mail; the user's own by default."),
  })
  .refine(
    ({ hard_stop: stops, alert_percent: alerts }) => stops || alerts !== null,
    'This neither stops nor alerts: set hard_stop or alert_percent.',
  )
export type BudgetBody = z.infer<typeof budgetBody>

export const budget = z.object({
  tokens: z.number().int().describe('Tokens per period.'),
  period: z.enum(periods).describe('When the count starts again.'),
  hard_stop: z.boolean().describe('Whether calls beyond the limit are refused.'),
  alert_percent: percent
    .nullable()
    .describe('Percentage of the tokens at which a mail is sent; null for none.'),
  alert_email: z.string().nullable().describe("Address for the mail; null for the user's own."),
  email_confirmed: z
    .boolean()
    .nullable()
    .describe('Mails wait until the address is confirmed by the link sent to it; null without an address'),
  confirmation_sent_at: z.iso.datetime().nullable().describe('When the newest link was sent'),
  /** Tokens used in this period. More than `tokens` only without a hard stop, or if the budget was set after they were used. */
  used_tokens: z.number().int().describe('Tokens used in the current period.'),
  /** Start of the next period; null for `total`. */
  resets_at: z.iso.datetime().nullable().describe('Start of the next period (ISO 8601); null for `total`.'),
})
export type Budget = z.infer<typeof budget>

export const spendLimitResponse = z.object({
  spend_limit: budget.nullable().describe('The token limit of all keys together; null without one.'),
})
