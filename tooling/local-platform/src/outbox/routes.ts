import { Hono } from 'hono'
import { html } from 'hono/html'
import type { App } from '../http/base-app.ts'
import { page } from '../http/page.ts'
import type { Database } from '../storage/database.ts'

interface MailRow {
  recipient: string
  subject: string
  body: string
  created_at: Date
}

/** `GET /outbox`: the mails that a real service would have sent, newest first. */
export function outboxRoutes(database: Database): App {
  const app: App = new Hono()
  app.get('/', async (context) => {
    const mails = await database.query<MailRow>(
      'select recipient, subject, body, created_at from mails order by created_at desc limit 200',
    )
    const list = mails.map(
      (mail) =>
        html`<article class="card">
          <h2>${mail.subject}</h2>
          <p>To ${mail.recipient}, <time>${mail.created_at.toISOString()}</time></p>
          <pre>${mail.body}</pre>
        </article>`,
    )
    const empty = html`<p class="card">
      No mail yet. Buy a token pack with a test card, and its receipt appears here.
    </p>`
    return context.html(
      page(
        'Outbox',
        html`<h1>Outbox</h1>
          <p class="note">Mails of the local platform. None of them leaves this machine.</p>
          ${mails.length > 0 ? list : empty}`,
      ),
    )
  })
  return app
}
