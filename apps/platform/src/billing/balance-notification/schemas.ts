import { z } from 'zod'

/** `POST billing/balance_notification`. `readThresholds` checks the thresholds, because the specification prescribes its error message. */
export const notificationBody = z.object({
  thresholds: z
    .unknown()
    .optional()
    .describe('Up to three thresholds: an email is sent when the balance in tokens falls below one of them.'),
  email: z.email().describe('Email address for alerts.'),
})

export const notificationResponse = z.object({
  thresholds: z
    .array(z.number().int())
    .describe('Thresholds in tokens; an email is sent when the balance falls below one of them.'),
  email: z.string().describe('Email address for alerts.'),
  email_confirmed: z.boolean().describe('Whether the email address is confirmed. Until then, emails wait.'),
  confirmation_sent_at: z.iso
    .datetime()
    .nullable()
    .describe('When the last confirmation link was sent; null if none was.'),
})
export const notificationOff = z.object({
  thresholds: z
    .array(z.number())
    .max(0)
    .describe('Thresholds in tokens; an email is sent when the balance falls below one of them.'),
  email: z.null().describe('Email address for alerts.'),
})
