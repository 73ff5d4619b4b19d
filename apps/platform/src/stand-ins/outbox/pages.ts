import { html, raw } from 'hono/html'

import { page, readInline } from '../../kernel/http/page.ts'
import type { Message } from './messages.ts'
import type { PageQuery } from './queries.ts'

const liveList = readInline(new URL('./live-list.js', import.meta.url))
const styles = [readInline(new URL('./pages.css', import.meta.url))]

/** What the pages of the outbox may load: their own script, responses of this server, the mail in its frame. */
export const pagePolicy = `default-src 'none'; script-src ${liveList.source}; style-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const time = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

/** `low-balance` as a page shows it: `Low balance`. */
const kindName = (kind: string) => (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('-', ' ')

/** The address of the outbox with this filter. */
function address(query: PageQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const text = new URLSearchParams(given).toString()
  return text === '' ? '/outbox' : `/outbox?${text}`
}

function filterForm(query: PageQuery, kinds: readonly string[]) {
  const known = query.kind === undefined || kinds.includes(query.kind) ? kinds : [...kinds, query.kind]
  const options = known.map(
    (kind) =>
      html`<option value="${kind}" ${kind === query.kind ? raw('selected') : ''}>${kindName(kind)}</option>`,
  )
  return html`<form class="filter" method="get" action="/outbox" role="search">
    <div>
      <label for="kind">Kind</label>
      <select id="kind" name="kind">
        <option value="">All</option>
        ${options}
      </select>
    </div>
    <div>
      <label for="to">Recipient</label><input id="to" name="to" value="${query.to ?? ''}" maxlength="320" />
    </div>
    <div>
      <label for="text">Words</label
      ><input id="text" name="text" value="${query.text ?? ''}" maxlength="200" />
    </div>
    <button>Filter</button>
  </form>`
}

function emptyState(isFiltered: boolean) {
  return isFiltered
    ? html`<p class="card">No mail fits this filter. <a href="/outbox">Show all mails</a></p>`
    : html`<p class="card">
        No mail yet. Buy a token pack with a test card, or ask for a new password, and the mail appears here.
      </p>`
}

/** The list of mails. The next page begins after the mail `older`; mails from `since` on are new to this list. */
export function listPage(options: {
  messages: readonly Message[]
  /** For the filter. */
  kinds: readonly string[]
  query: PageQuery
  older: string | undefined
  since: Date
}) {
  const { messages, kinds, query, older, since } = options
  const items = messages.map(
    (mail) =>
      html`<li>
        <a href="/outbox/${mail.id}"
          ><strong>${mail.subject}</strong>${time(new Date(mail.receivedAt))}<span>To ${mail.to}</span
          ><span>${kindName(mail.kind)}</span></a
        >
      </li>`,
  )
  const isFiltered = Object.values(query).some(Boolean)
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
      <p class="note">Mails and text messages of the local platform. None of them leaves this machine.</p>
      ${filterForm(query, kinds)}
      <p class="meta" role="status" data-status></p>
      <div data-mails data-since="${since.toISOString()}">
        ${
          items.length > 0
            ? html`<ol class="mails">
                ${items}
              </ol>`
            : emptyState(isFiltered)
        }
        ${
          older === undefined
            ? ''
            : html`<nav><a href="${address({ ...query, before: older })}">Older mails</a></nav>`
        }
      </div>
      ${raw(`<script>${liveList.text}</script>`)}`,
    { styles },
  )
}

/** One mail: who gets it and why, its HTML part in a frame without rights, and its text part. */
export function mailPage(mail: Message) {
  const lines = mail.text.split('\n').reduce((sum, line) => sum + 1 + Math.ceil(line.length / 70), 0)
  return page(
    mail.subject,
    html`<nav><a href="/outbox">All mails</a></nav>
      <h1>${mail.subject}</h1>
      <dl class="about">
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        <dt>Kind</dt>
        <dd>${kindName(mail.kind)}</dd>
        <dt>Sent</dt>
        <dd>${time(new Date(mail.receivedAt))}</dd>
      </dl>
      <p>
        <iframe
          title="The mail as its reader sees it"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/outbox/${mail.id}/html"
          style="block-size: ${Math.min(lines * 26 + 48, 640)}px"
        ></iframe>
      </p>
      <details>
        <summary>Text part</summary>
        <pre>${mail.text}</pre>
      </details>`,
    { styles },
  )
}
