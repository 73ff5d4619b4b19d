import { randomUUID } from 'node:crypto'
import type { Sql } from '../storage/database.ts'

export interface Mail {
  recipient: string
  subject: string
  body: string
  at: Date
}

/** Puts a mail into the local outbox. Nothing leaves this machine. */
export async function sendMail(sql: Sql, mail: Mail): Promise<void> {
  await sql.query(
    'insert into mails (id, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5)',
    [randomUUID(), mail.recipient, mail.subject, mail.body, mail.at],
  )
}
