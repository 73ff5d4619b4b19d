import { z } from 'zod'

export const periods = ['day', 'month', 'total'] as const

const percent = z.number().int().min(1).max(100)

/** Settings of a budget. */
export const budgetBody = z
  .strictObject({
    /** Tokens that may be used in a period. */
    tokens: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** Days and months start at midnight UTC; `total` never resets. */
    period: z.enum(periods).default('month'),
    /** Whether usage beyond the budget is refused. */
    hard_stop: z.boolean().default(true),
    /** Share of the tokens, in percent, at which a mail is sent, once per period. */
    alert_percent: percent.nullable().default(null),
    /** Recipient of the mail; the user's own address by default. */
    alert_email: z.email().max(320).nullable().default(null),
  })
  .refine(
    ({ hard_stop: stops, alert_percent: alerts }) => stops || alerts !== null,
    'This neither stops nor alerts: set hard_stop or alert_percent.',
  )
export type BudgetBody = z.infer<typeof budgetBody>

export const budget = z.object({
  tokens: z.number().int(),
  period: z.enum(periods),
  hard_stop: z.boolean(),
  alert_percent: percent.nullable(),
  alert_email: z.string().nullable(),
  email_confirmed: z
    .boolean()
    .nullable()
    .describe('Mails wait until the address is confirmed by the link sent to it; null without an address'),
  confirmation_sent_at: z.iso.datetime().nullable().describe('When the newest link was sent'),
  /** Tokens used in this period. More than `tokens` only without a hard stop, or if the budget was set after they were used. */
  used_tokens: z.number().int(),
  /** Start of the next period; null for `total`. */
  resets_at: z.iso.datetime().nullable(),
})
export type Budget = z.infer<typeof budget>

export const spendLimitResponse = z.object({ spend_limit: budget.nullable() })
