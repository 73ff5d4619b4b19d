import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { preferredLocale } from '@search-foundation/i18n/match-locale'
import { Hono, type Context } from 'hono'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { closeBodies } from '../../kernel/http/body/read-bytes.ts'
import { parse, parseJson } from '../../kernel/http/parse.ts'
import { log } from '../../kernel/log.ts'
import { mailHtml, ownLinks } from './mail-html.ts'
import {
  listMessages,
  receiveMessage,
  type Message,
  type MessageFilter,
  type MessageStore,
} from './messages.ts'
import { listPage, mailPage, pagePolicy } from './pages.ts'
import { emailBody, jsonQuery, pageQuery } from './queries.ts'

const pageSize = 50
const lookAgainMilliseconds = 200

/** A mail's own document: no script, no form, nothing loaded. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The language of a page: that of the browser. */
const localeOf = (context: Context) => preferredLocale(context.req.header('accept-language'))

/** The query without the fields of the form that were left empty. */
const filled = (context: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ''))

/**
 * The stand-in of the mail provider and of everybody's mailbox. `POST /emails` takes a message as Resend's API does; `/outbox` lists the
 * messages and shows each on a page; `/outbox.json` is the same for programs, which can wait for a message.
 */
export function outboxApp(options: {
  store: MessageStore
  now: () => Date
  /** Origins that a shown mail may link to. */
  linkOrigins: ReadonlySet<string>
  /** Ends the waiting of `/outbox.json`. */
  stopping: AbortSignal
}): Hono {
  const { store, now, linkOrigins, stopping } = options
  const app = new Hono()
  app.use('/emails', closeBodies)
  app.onError((error, context) => {
    if (error instanceof ApiFailure) return context.json({ detail: error.detail }, error.status as 400)
    log('error', 'outbox failed', { path: context.req.path, error: error.stack ?? String(error) })
    return context.json({ detail: 'Internal error.' }, 500)
  })

  /** The messages of a filter; waits up to `seconds` for the first one, as long as the client is there. */
  async function waitForMessages(
    filter: MessageFilter,
    seconds: number,
    gone: AbortSignal,
  ): Promise<Message[]> {
    const deadline = performance.now() + seconds * 1000
    for (;;) {
      const messages = listMessages(store, filter)
      if (messages.length > 0 || performance.now() >= deadline || gone.aborted || stopping.aborted)
        return messages
      await pause(lookAgainMilliseconds)
    }
  }

  function messageOf(context: Context): Message {
    const message = store.get('messages', context.req.param('id') ?? '')
    if (message === undefined) throw new ApiFailure(404, 'There is no such email.')
    return message
  }

  app.post('/emails', async (context) => {
    if (!/^Bearer re_\w+$/.test(context.req.header('authorization') ?? ''))
      throw new ApiFailure(401, 'An API key is missing.')
    const { from, to, subject, text, tags } = await parseJson(context, emailBody)
    // A retry carries the same key, so the message arrives once.
    const id = context.req.header('idempotency-key') ?? randomUUID()
    const kind = tags.find(({ name }) => name === 'kind')?.value ?? 'notice'
    receiveMessage(store, { id, kind, from, to, subject, text, receivedAt: now().toISOString() })
    return context.json({ id })
  })

  app.get('/outbox', (context) => {
    const query = parse(pageQuery, filled(context), 'query')
    const messages = listMessages(store, { ...query, limit: pageSize + 1 })
    const newest = messages[0]?.receivedAt
    const shown = messages.slice(0, pageSize)
    context.header('content-security-policy', pagePolicy)
    return context.html(
      listPage({
        messages: shown,
        kinds: [...new Set(store.all('messages').map(({ kind }) => kind))].toSorted(),
        query,
        older: messages.length > pageSize ? shown.at(-1)?.id : undefined,
        since: newest === undefined ? now() : new Date(new Date(newest).getTime() + 1),
        locale: localeOf(context),
      }),
    )
  })

  app.get('/outbox.json', async (context) => {
    const { since, wait = 0, limit = pageSize, ...query } = parse(jsonQuery, filled(context), 'query')
    const filter = { ...query, limit, since: since === undefined ? undefined : new Date(since) }
    const messages = await waitForMessages(filter, wait, context.req.raw.signal)
    return context.json({
      mails: messages.map(({ id, kind, to, subject, text, receivedAt }) => ({
        id,
        kind,
        to,
        subject,
        text,
        links: ownLinks(text, linkOrigins),
        sent_at: receivedAt,
      })),
    })
  })

  app.get('/outbox/:id', (context) => {
    context.header('content-security-policy', pagePolicy)
    return context.html(mailPage(messageOf(context), localeOf(context)))
  })

  app.get('/outbox/:id/html', (context) => {
    context.header('content-security-policy', mailPolicy)
    return context.html(mailHtml(messageOf(context), linkOrigins))
  })
  return app
}
