import type { DocSlug } from '@search-foundation/content/docs'

import { startBackground, type Background } from '../kernel/background.ts'
import { log } from '../kernel/log.ts'
import type { Fetch } from '../kernel/outgoing/bounded-fetch.ts'
import type { Database } from '../kernel/storage/database.ts'
import type { MailKind } from './mails.ts'

/** The mail provider: an API with `POST /emails` like Resend's. */
export interface MailProvider {
  /** Base address. */
  url: string
  key: string
  /** Sender of the mails. */
  from: string
}

/** The guide about what a mail reports, by its kind. Mails with codes and links have none. */
const guides: Readonly<Partial<Record<string, string>>> = {
  receipt: 'billing',
  'low-balance': 'billing',
  'auto-recharge': 'billing',
  budget: 'authentication',
  'bulk-job': 'million-documents',
  'key-expiry': 'authentication',
} satisfies Partial<Record<MailKind, DocSlug>>

interface DueMail {
  id: string
  sequence: number
  attempts: number
  kind: string
  recipient: string
  subject: string
  body: string
}

/** How often new mails are looked for. Whoever records one does so in a transaction, so nobody can announce it before it is visible. */
const sweepMilliseconds = 200
const batchSize = 20
/** How long a claimed mail is left alone by other processes. */
const leaseSeconds = 30
/** The wait after a failed attempt doubles from one second up to an hour. */
const maxWaitSeconds = 3600

/**
 * Claims the first mails that are due. Several processes over one database claim different ones. The rows are chosen in a statement of
 * their own: as a condition of `update` the planner may choose again for each row, and rows are skipped that it has locked before.
 */
const claim = `
  with due as (
    select id from mails where state = 'pending' and next_attempt_at <= $1 order by sequence limit ${batchSize}
    for update skip locked
  )
  update mails set attempts = attempts + 1, next_attempt_at = $1::timestamptz + ${leaseSeconds} * interval '1 second'
  from due where mails.id = due.id
  returning mails.id, sequence, attempts, kind, recipient, subject, body`

/** Whether a response means that the mail itself is at fault, so that no retry helps. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status)

/**
 * Hands recorded mails to the mail provider until each is accepted or refused, in their order, also after a restart. The address of a guide
 * follows the text as a signature does, after `-- `.
 */
export function deliverMails(options: {
  database: Database
  provider: MailProvider
  /** Requests to the provider. */
  fetch: Fetch
  /** Address of the documentation. */
  docsUrl: string
  now: () => Date
}): Background {
  const { database, provider, fetch: fetchFrom, docsUrl, now } = options

  async function post({ id, kind, recipient, subject, body }: DueMail): Promise<'sent' | 'refused'> {
    const guide = guides[kind]
    const response = await fetchFrom(new URL('/emails', provider.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${provider.key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({
        from: provider.from,
        to: recipient,
        subject,
        text: guide === undefined ? body : `${body}\n\n-- \n${docsUrl}/${guide}`,
        tags: [{ name: 'kind', value: kind }],
      }),
    })
    if (response.ok) return 'sent'
    if (isFinal(response.status)) {
      log('error', 'mail refused', { mail: id, status: response.status, reason: await response.text() })
      return 'refused'
    }
    throw new Error(`The mail provider responded with status ${response.status}.`)
  }

  async function deliver(mail: DueMail): Promise<void> {
    try {
      const state = await post(mail)
      await database.query('update mails set state = $2, sent_at = $3 where id = $1', [mail.id, state, now()])
    } catch (error) {
      const wait = Math.min(maxWaitSeconds, 2 ** (mail.attempts - 1))
      log('warn', 'mail delivery failed', { mail: mail.id, attempts: mail.attempts, error: String(error) })
      await database.query('update mails set next_attempt_at = $2 where id = $1', [
        mail.id,
        new Date(now().getTime() + wait * 1000),
      ])
    }
  }

  return startBackground({
    name: 'mail delivery',
    sweepMilliseconds,
    async work({ stopping }) {
      for (;;) {
        const due = await database.query<DueMail>(claim, [now()])
        for (const mail of due.toSorted((a, b) => a.sequence - b.sequence)) {
          if (stopping.aborted) return
          await deliver(mail)
        }
        if (due.length < batchSize || stopping.aborted) return
      }
    },
  })
}
