import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

import { readInline } from '../../kernel/http/page.ts'

const styles = readInline(new URL('./mail.css', import.meta.url))

const addressPattern = /https?:\/\/[^\s<>"']+/g

interface Piece {
  text: string
  href?: string
}

/** A text in pieces; an address with one of the origins is a piece with `href`. Punctuation after an address is not part of it. */
function pieces(text: string, origins: ReadonlySet<string>): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of text.matchAll(addressPattern)) {
    const address = match[0].replace(/[.,;:!?)]+$/, '')
    if (!URL.canParse(address) || !origins.has(new URL(address).origin)) continue
    found.push({ text: text.slice(end, match.index) }, { text: address, href: address })
    end = match.index + address.length
  }
  return [...found, { text: text.slice(end) }]
}

/** The addresses in a mail's text that have one of the origins, in their order. */
export const ownLinks = (text: string, origins: ReadonlySet<string>): string[] =>
  pieces(text, origins).flatMap(({ href }) => href ?? [])

/** The HTML part of a mail: its text in paragraphs, with links to the origins only. */
export function mailHtml(
  mail: { subject: string; text: string },
  origins: ReadonlySet<string>,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const lines = mail.text.split('\n').map((line) => {
    const content = pieces(line, origins).map(({ text, href }) =>
      href === undefined
        ? text
        : html`<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`,
    )
    return html`<p>${content}</p>`
  })
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${mail.subject}</title>
        ${raw(`<style>${styles.text}</style>`)}
      </head>
      <body>
        ${lines}
      </body>
    </html>`
}
