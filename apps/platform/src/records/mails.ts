import { randomUUID } from 'node:crypto'

import type { Database, Sql } from '../kernel/storage/database.ts'

/** What a mail can be about. `notice` is whatever was sent before mails had a kind. */
export const mailKinds = [
  'receipt',
  'low-balance',
  'auto-recharge',
  'budget',
  'bulk-job',
  'verify-email',
  'reset-password',
  'sign-in-link',
  'change-email',
  'phone-code',
  'notice',
] as const
export type MailKind = (typeof mailKinds)[number]

export interface Mail {
  kind: MailKind
  /** The key that it is about: the mail goes with the account of the key's user. */
  keyId?: string
  /** A mail address; a phone number when a code goes out as a text message. */
  recipient: string
  subject: string
  /** Plain text. Addresses of our own services in it become links. */
  body: string
  at: Date
}

export interface SentMail {
  id: string
  kind: string
  recipient: string
  subject: string
  body: string
  created_at: Date
}

export interface MailFilter {
  kind?: MailKind | undefined
  /** The whole address, in any case. */
  to?: string | undefined
  /** Words that subject, text or recipient hold, in any case. */
  text?: string | undefined
  /** Only mails of this time or later. */
  since?: Date | undefined
  /** Only mails older than the one with this id. */
  before?: string | undefined
  limit: number
}

const columns = 'id, kind, recipient, subject, body, created_at'

/** Puts a mail into the local outbox. Nothing leaves this machine. */
export async function sendMail(sql: Sql, mail: Mail): Promise<void> {
  await sql.query(
    'insert into mails (id, kind, key_id, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [randomUUID(), mail.kind, mail.keyId ?? null, mail.recipient, mail.subject, mail.body, mail.at],
  )
}

/** The mails that a filter leaves, newest first. */
export function listMails(database: Database, filter: MailFilter): Promise<SentMail[]> {
  const conditions: string[] = []
  const values: unknown[] = []
  function where(value: unknown, condition: (place: string) => string): void {
    if (value === undefined) return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  where(filter.kind, (place) => `kind = ${place}`)
  where(filter.to, (place) => `lower(recipient) = lower(${place})`)
  where(
    filter.text,
    (place) =>
      `(strpos(lower(subject), lower(${place})) > 0 or strpos(lower(body), lower(${place})) > 0 or strpos(lower(recipient), lower(${place})) > 0)`,
  )
  where(filter.since, (place) => `created_at >= ${place}`)
  where(filter.before, (place) => `(created_at, id) < (select created_at, id from mails where id = ${place})`)
  values.push(filter.limit)
  return database.query<SentMail>(
    `select ${columns} from mails ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by created_at desc, id desc limit $${values.length}`,
    values,
  )
}

/** One mail, or undefined when there is none with this id. */
export async function findMail(database: Database, id: string): Promise<SentMail | undefined> {
  const [mail] = await database.query<SentMail>(`select ${columns} from mails where id = $1`, [id])
  return mail
}
