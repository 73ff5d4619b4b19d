import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'

import type { App } from '../../kernel/http/base-app.ts'
import { parseForm, parseJson } from '../../kernel/http/parse.ts'
import { siteOfKey } from '../../kernel/site-keys.ts'
import type { BotCheckResponses } from './responses.ts'
import { verifyResponse } from './verify-response.ts'

const widget = readFileSync(new URL('./widget.js', import.meta.url), 'utf8')

/** What the widget asks with; `press` is what it was given when it has to ask the visitor for a press. */
export const challenge = z.object({
  sitekey: z.string(),
  action: z.string().optional(),
  press: z.string().optional(),
})

/** The bot check's script, the challenge its widget asks for, and the server-side verification. */
export function botCheckRoutes(responses: BotCheckResponses): App {
  const app: App = new Hono()
  app.use(cors())
  app.get('/api.js', (context) =>
    context.body(widget, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  app.post('/challenge', async (context) => {
    const { sitekey, press } = await parseJson(context, challenge)
    const site = siteOfKey(sitekey)
    if (site === undefined || site.outcome === 'block') return context.json({ error: 'blocked' }, 403)
    if (site.outcome === 'press') {
      if (press === undefined) return context.json({ press: responses.issue('press', sitekey) })
      if (responses.redeem('press', sitekey, press) !== undefined)
        return context.json({ error: 'press' }, 403)
    }
    return context.json({ response: responses.issue('response', sitekey) })
  })
  app.post('/siteverify', async (context) => {
    const fault = verifyResponse(responses, await parseForm(context))
    return context.json({ success: fault === undefined, 'error-codes': fault === undefined ? [] : [fault] })
  })
  return app
}
