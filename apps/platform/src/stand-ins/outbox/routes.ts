import { setTimeout as pause } from 'node:timers/promises'
import { Hono, type Context } from 'hono'

import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { parse } from '../../kernel/http/parse.ts'
import { findMail, listMails, type MailFilter, type SentMail } from '../../records/mails.ts'
import { mailHtml, ownLinks, ownOrigins } from './mail-html.ts'
import { listPage, mailPage, pagePolicy } from './pages.ts'
import { jsonQuery, pageQuery } from './query.ts'

const pageSize = 50
const lookAgainMilliseconds = 200

/** A mail's own document: no script, no form, nothing loaded. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The query without the fields of the form that were left empty. */
const filled = (context: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ''))

/**
 * `/outbox`: the mails that a real service would have sent, as a list and each on a page of its own; `/outbox.json`: the same
 * for programs, which can wait for a mail. `stopping` ends that waiting.
 */
export function outboxRoutes(services: Core, stopping: AbortSignal): App {
  const { database, config, now } = services
  const origins = ownOrigins(config)
  const app: App = new Hono()

  /** The mails of a filter, at the latest after `seconds`; none when nothing came or the caller has gone. */
  async function waitForMails(filter: MailFilter, seconds: number, gone: AbortSignal): Promise<SentMail[]> {
    const deadline = performance.now() + seconds * 1000
    for (;;) {
      const mails = await listMails(database, filter)
      if (mails.length > 0 || performance.now() >= deadline || gone.aborted || stopping.aborted) return mails
      await pause(lookAgainMilliseconds)
    }
  }

  async function mailOf(id: string): Promise<SentMail> {
    const mail = await findMail(database, id)
    if (mail === undefined) throw new ApiFailure(404, 'There is no such mail.')
    return mail
  }

  app.get('/outbox', async (context) => {
    const query = parse(pageQuery, filled(context), 'query')
    // Read before the list: a mail that comes in between is new to the page, not lost to it.
    const started = now()
    const mails = await listMails(database, { ...query, limit: pageSize + 1 })
    const newest = mails[0]?.created_at
    const shown = mails.slice(0, pageSize)
    context.header('content-security-policy', pagePolicy)
    context.header('cache-control', 'no-store')
    return context.html(
      listPage({
        mails: shown,
        query,
        older: mails.length > pageSize ? shown.at(-1)?.id : undefined,
        since: newest === undefined ? started : new Date(newest.getTime() + 1),
      }),
    )
  })

  app.get('/outbox.json', async (context) => {
    const { since, wait = 0, limit = pageSize, ...query } = parse(jsonQuery, filled(context), 'query')
    const filter = { ...query, limit, since: since === undefined ? undefined : new Date(since) }
    const mails = await waitForMails(filter, wait, context.req.raw.signal)
    context.header('cache-control', 'no-store')
    return context.json({
      mails: mails.map(({ id, kind, recipient, subject, body, created_at: at }) => ({
        id,
        kind,
        to: recipient,
        subject,
        text: body,
        links: ownLinks(body, origins),
        sent_at: at.toISOString(),
      })),
    })
  })

  app.get('/outbox/:id', async (context) => {
    const mail = await mailOf(context.req.param('id'))
    context.header('content-security-policy', pagePolicy)
    return context.html(mailPage(mail))
  })

  app.get('/outbox/:id/html', async (context) => {
    const mail = await mailOf(context.req.param('id'))
    context.header('content-security-policy', mailPolicy)
    return context.html(mailHtml(mail, origins))
  })
  return app
}
