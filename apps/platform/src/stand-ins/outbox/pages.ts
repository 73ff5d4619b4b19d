import { translator } from '@search-foundation/i18n/translator'
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

/** The address of the outbox with this filter. */
function address(query: PageQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const text = new URLSearchParams(given).toString()
  return text === '' ? '/outbox' : `/outbox?${text}`
}

function filterForm(query: PageQuery, kinds: readonly string[], locale: string) {
  const t = translator(locale, 'stand-ins')
  const known = query.kind === undefined || kinds.includes(query.kind) ? kinds : [...kinds, query.kind]
  const options = known.map(
    (kind) => html`<option value="${kind}" ${kind === query.kind ? raw('selected') : ''}>${kind}</option>`,
  )
  return html`<form class="filter" method="get" action="/outbox" role="search">
    <div>
      <label for="kind">${t('outbox.kind')}</label>
      <select id="kind" name="kind">
        <option value="">${t('outbox.all')}</option>
        ${options}
      </select>
    </div>
    <div>
      <label for="to">${t('outbox.recipient')}</label
      ><input id="to" name="to" value="${query.to ?? ''}" maxlength="320" />
    </div>
    <div>
      <label for="text">${t('outbox.words')}</label
      ><input id="text" name="text" value="${query.text ?? ''}" maxlength="200" />
    </div>
    <button>${t('outbox.filter')}</button>
  </form>`
}

function emptyState(isFiltered: boolean, locale: string) {
  const t = translator(locale, 'stand-ins')
  return isFiltered
    ? html`<p class="card">${t('outbox.noneFits')} <a href="/outbox">${t('outbox.showAll')}</a></p>`
    : html`<p class="card">${t('outbox.empty')}</p>`
}

/** The list of mails. The next page begins after the mail `older`; mails from `since` on are new to this list. */
export function listPage(options: {
  messages: readonly Message[]
  /** For the filter. */
  kinds: readonly string[]
  query: PageQuery
  older: string | undefined
  since: Date
  locale: string
}) {
  const { messages, kinds, query, older, since, locale } = options
  const t = translator(locale, 'stand-ins')
  const items = messages.map(
    (mail) =>
      html`<li>
        <a href="/outbox/${mail.id}"
          ><strong>${mail.subject}</strong>${time(new Date(mail.receivedAt))}<span
            >${t('outbox.to', { address: mail.to })}</span
          ><span>${mail.kind}</span></a
        >
      </li>`,
  )
  const isFiltered = Object.values(query).some(Boolean)
  return page(
    t('outbox.title'),
    html`<h1>${t('outbox.title')}</h1>
      <p class="note">${t('outbox.note')}</p>
      ${filterForm(query, kinds, locale)}
      <p class="meta" role="status" data-status data-changed="${t('outbox.changed')}"></p>
      <div data-mails data-since="${since.toISOString()}">
        ${
          items.length > 0
            ? html`<ol class="mails">
                ${items}
              </ol>`
            : emptyState(isFiltered, locale)
        }
        ${
          older === undefined
            ? ''
            : html`<nav><a href="${address({ ...query, before: older })}">${t('outbox.older')}</a></nav>`
        }
      </div>
      ${raw(`<script>${liveList.text}</script>`)}`,
    { language: locale, styles },
  )
}

/** One mail: who gets it and why, its HTML part in a frame without rights, and its text part. */
export function mailPage(mail: Message, locale: string) {
  const t = translator(locale, 'stand-ins')
  const lines = mail.text.split('\n').reduce((sum, line) => sum + 1 + Math.ceil(line.length / 70), 0)
  return page(
    mail.subject,
    html`<nav><a href="/outbox">${t('outbox.back')}</a></nav>
      <h1>${mail.subject}</h1>
      <dl class="about">
        <dt>${t('outbox.sender')}</dt>
        <dd>${mail.from}</dd>
        <dt>${t('outbox.recipient')}</dt>
        <dd>${mail.to}</dd>
        <dt>${t('outbox.kind')}</dt>
        <dd>${mail.kind}</dd>
        <dt>${t('outbox.sent')}</dt>
        <dd>${time(new Date(mail.receivedAt))}</dd>
      </dl>
      <p>
        <iframe
          title="${t('outbox.frame')}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/outbox/${mail.id}/html"
          style="block-size: ${Math.min(lines * 26 + 48, 640)}px"
        ></iframe>
      </p>
      <details>
        <summary>${t('outbox.text')}</summary>
        <pre>${mail.text}</pre>
      </details>`,
    { language: locale, styles },
  )
}
