import { randomUUID } from 'node:crypto'

import type { Sql } from '../kernel/storage/database.ts'

/** What a mail is about. */
export type MailKind =
  | 'receipt'
  | 'low-balance'
  | 'auto-recharge'
  | 'budget'
  | 'bulk-job'
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-link'
  | 'change-email'
  | 'phone-code'
  | 'contact'
  | 'notice'

/** Mails with a code that confirms an address, signs in or sets a password. */
export const codeMailKinds = [
  'verify-email',
  'reset-password',
  'sign-in-link',
  'change-email',
  'phone-code',
] as const satisfies readonly MailKind[]

export interface Mail {
  kind: MailKind
  /** The key that it is about: the mail is deleted with the account of the key's user. */
  keyId?: string
  /** A mail address; a phone number for a code that is sent as a text message. */
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  at: Date
}

/**
 * Records a mail inside the caller's transaction: it is sent if and only if the transaction commits. `deliverMails` hands it to the mail
 * provider soon afterwards.
 */
export async function sendMail(sql: Sql, mail: Mail): Promise<void> {
  await sql.query(
    `insert into mails (id, kind, key_id, recipient, subject, body, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [
      randomUUID(),
      mail.kind,
      mail.keyId ?? null,
      mail.recipient,
      // A line break, such as that of a file's name, would begin another header.
      mail.subject.replaceAll(/\s*[\r\n]+\s*/g, ' '),
      mail.body,
      mail.at,
    ],
  )
}
