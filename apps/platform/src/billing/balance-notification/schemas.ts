import { z } from 'zod'

/** `POST billing/balance_notification`. `readThresholds` checks the thresholds, because the specification prescribes its error message. */
export const notificationBody = z.object({
  thresholds: z.unknown().optional().describe('Up to three balances in tokens'),
  email: z.email().describe('Address for the mails.'),
})

export const notificationResponse = z.object({
  thresholds: z
    .array(z.number().int())
    .describe('Balances in tokens; a mail is sent when the balance falls below one of them.'),
  email: z.string().describe('Address for the mails.'),
  email_confirmed: z.boolean().describe('Mails wait until the address is confirmed by the link sent to it'),
  confirmation_sent_at: z.iso.datetime().nullable().describe('When the newest link was sent'),
})
export const notificationOff = z.object({
  thresholds: z
    .array(z.number())
    .max(0)
    .describe('Balances in tokens; a mail is sent when the balance falls below one of them.'),
  email: z.null().describe('Address for the mails.'),
})
