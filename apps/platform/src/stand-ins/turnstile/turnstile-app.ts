import { readFileSync } from 'node:fs'
import { preferredLocale } from '@search-foundation/i18n/match-locale'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { z } from 'zod'

import { secrets, siteKeys } from './site-keys.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { widgetPage, widgetPolicy } from './widget-page.ts'

const maxBodyBytes = 64 * 1024

const script = readFileSync(new URL('./api.js', import.meta.url), 'utf8')

/** Request of the widget; `press` is the token from a response that asked for a press of the button. */
const challenge = z.object({ sitekey: z.string(), press: z.string().optional() })

/** What is wrong with a verification; undefined when secret and token are valid. Uses the token up. */
function verificationError(tokens: Tokens, { secret = '', response = '' }): string | undefined {
  if (secret === '') return 'missing-input-secret'
  const outcome = Object.hasOwn(secrets, secret) ? secrets[secret] : undefined
  if (outcome === undefined) return 'invalid-input-secret'
  const error = tokens.redeem('response', response)
  if (error !== undefined || outcome === 'valid') return error
  return outcome === 'used' ? 'timeout-or-duplicate' : 'invalid-input-response'
}

/** The fields of a form, urlencoded or multipart; none when it cannot be read. */
async function formOf(context: Context): Promise<Record<string, string>> {
  const isMultipart = context.req.header('content-type')?.startsWith('multipart/') === true
  if (!isMultipart) return Object.fromEntries(new URLSearchParams(await context.req.text()))
  const fields = await context.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The stand-in of the bot check: its script, the frame of its widget and the challenge, and the verification for servers. */
export function turnstileApp(now: () => Date): Hono {
  const tokens = createTokens(now)
  const app = new Hono()
  // The challenge is for the frame, the verification for servers.
  app.use('/api.js', cors())
  app.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.json({ error: 'too-large' }, 413) }),
  )
  app.get('/api.js', (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  app.get('/widget', (context) => {
    const { hl, theme, size } = context.req.query()
    const locale = preferredLocale(hl, context.req.header('accept-language'))
    context.header('content-security-policy', widgetPolicy)
    context.header('cache-control', 'no-cache')
    return context.html(widgetPage({ locale, theme, size }))
  })
  app.post('/challenge', async (context) => {
    const body = challenge.safeParse(await context.req.json().catch(() => undefined))
    if (!body.success) return context.json({ error: 'bad-request' }, 400)
    const { sitekey, press } = body.data
    const outcome = Object.hasOwn(siteKeys, sitekey) ? siteKeys[sitekey] : 'block'
    if (outcome === 'block') return context.json({ error: 'blocked' }, 403)
    if (outcome === 'press') {
      const purpose = `press:${sitekey}`
      if (press === undefined) return context.json({ press: tokens.issue(purpose) })
      if (tokens.redeem(purpose, press) !== undefined) return context.json({ error: 'press' }, 403)
    }
    return context.json({ response: tokens.issue('response') })
  })
  app.post('/siteverify', async (context) => {
    const error = verificationError(tokens, await formOf(context))
    return context.json({ success: error === undefined, 'error-codes': error === undefined ? [] : [error] })
  })
  return app
}
