import { randomUUID } from 'node:crypto'

import type { Sql } from '../kernel/storage/database.ts'

/** What a mail is about. */
export type MailKind =
  | 'receipt'
  | 'low-balance'
  | 'confirm-address'
  | 'auto-recharge'
  | 'budget'
  | 'bulk-job'
  | 'key-expiry'
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-link'
  | 'change-email'
  | 'phone-code'
  | 'contact'
  | 'notice'

/** Mails with a code that confirms an address, signs in or sets a password. */
export const codeMailKinds = [
  'confirm-address',
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
  /** The client that has caused a mail to an address that nobody has confirmed, where such mails are limited by it. */
  network?: string
  at: Date
}

/**
 * Records a mail inside the caller's transaction: it is sent if and only if the transaction commits. `deliverMails` hands it to the mail
 * provider soon afterwards, unless it is held. Nothing is recorded for a kind that the user of its key does not want.
 */
export async function sendMail(sql: Sql, mail: Mail, state: 'pending' | 'held' = 'pending'): Promise<void> {
  await sql.query(
    `insert into mails (id, kind, key_id, recipient, subject, body, created_at, next_attempt_at, state, network)
     select $1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz, $8, $9
     where not exists (
       select from muted_mails join api_keys on api_keys.user_id = muted_mails.user_id
       where api_keys.id = $3 and muted_mails.kind = $2
     )`,
    [
      randomUUID(),
      mail.kind,
      mail.keyId ?? null,
      mail.recipient,
      // A line break, such as that of a file's name, would begin another header.
      mail.subject.replaceAll(/\s*[\r\n]+\s*/g, ' '),
      mail.body,
      mail.at,
      state,
      mail.network ?? null,
    ],
  )
}

/** Records an alert about a key inside the caller's transaction. It is sent once its recipient has confirmed the address. */
export async function sendAlert(sql: Sql, mail: Mail & { keyId: string }): Promise<void> {
  const [address] = await sql.query<{ confirmed_at: Date | null }>(
    `select confirmed_at from alert_addresses
     where owner = (select coalesce(user_id, id) from api_keys where id = $1) and email = $2 for share`,
    [mail.keyId, mail.recipient.toLowerCase()],
  )
  await sendMail(sql, mail, (address?.confirmed_at ?? null) === null ? 'held' : 'pending')
}
