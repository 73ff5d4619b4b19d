import { randomUUID } from 'node:crypto'
import { brand } from '@search-foundation/content/brand'

import type { Sql } from '../kernel/storage/database.ts'
import { takeTurn } from '../kernel/storage/take-turn.ts'
import { mailTexts } from './mail-texts.ts'
import { sendMail } from './mails.ts'

/** What a visitor writes to the sales team. */
export interface ContactRequest {
  name: string
  email: string
  company: string
  topic: string
  message: string
  /** What a request for a license is about. */
  license: Readonly<Record<string, string>> | undefined
  /** Language of the page, in which the confirmation is written. */
  locale: string
  isBotChecked: boolean
  /** Address of the client. */
  client: string
  at: Date
}

/** Requests of a client in an hour. */
const limit = { checked: 5, unchecked: 2 }
const hourMilliseconds = 3_600_000

/**
 * Stores a request, mails it to the sales team, and confirms it to its sender if the bot check was passed; otherwise anyone could
 * have us write to any address. Runs in the caller's transaction. Returns the id of the request, or the seconds to wait when the
 * client has sent too many.
 */
export async function storeContactRequest(
  sql: Sql,
  request: ContactRequest,
): Promise<{ id: string } | { retryAfter: number }> {
  const { name, email, company, topic, message, license, locale, isBotChecked, client, at } = request
  // Requests of one client wait for each other, so that parallel ones cannot pass the limit.
  await takeTurn(sql, `contact:${client}`)
  const since = new Date(at.getTime() - hourMilliseconds)
  const earlier = await sql.query<{ created_at: Date }>(
    'select created_at from contact_requests where client = $1 and created_at > $2 order by created_at',
    [client, since],
  )
  if (earlier.length >= (isBotChecked ? limit.checked : limit.unchecked)) {
    const oldest = new Date(earlier[0]?.created_at ?? at).getTime()
    return { retryAfter: Math.max(1, Math.ceil((oldest + hourMilliseconds - at.getTime()) / 1000)) }
  }
  const id = randomUUID()
  await sql.query(
    `insert into contact_requests (id, name, email, company, topic, message, license, locale, bot_checked, client, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      name,
      email,
      company,
      topic,
      message,
      license === undefined ? null : JSON.stringify(license),
      locale,
      isBotChecked,
      client,
      at,
    ],
  )
  const { t: ours } = mailTexts(undefined)
  const facts = Object.entries({ ...license }).map(([fact, value]) => `${fact}: ${value}`)
  await sendMail(sql, {
    kind: 'contact',
    recipient: brand.salesEmail,
    subject: ours('contact.subject', { company, topic }),
    body: [
      ours('contact.from', { name, company }),
      ours('contact.email', { email }),
      ...facts,
      '',
      message,
      '',
      ours(isBotChecked ? 'contact.checked' : 'contact.unchecked'),
      ours('contact.reference', { id }),
    ].join('\n'),
    at,
  })
  if (isBotChecked) {
    const { t } = mailTexts(locale)
    await sendMail(sql, {
      kind: 'contact',
      recipient: email,
      subject: t('contact.confirmation.subject'),
      body: [t('contact.confirmation.body', { name }), t('contact.reference', { id })].join('\n\n'),
      at,
    })
  }
  return { id }
}
