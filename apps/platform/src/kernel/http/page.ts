import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** A script or style inside a page, and its source expression for the content security policy. */
export interface InlineText {
  text: string
  /** `'sha256-…'` */
  source: string
}

/** Reads a script or style sheet that pages contain inline, such as `new URL('./page.css', import.meta.url)`. */
export function readInline(file: URL): InlineText {
  const text = readFileSync(file, 'utf8')
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

const pageStyles = readInline(new URL('./page.css', import.meta.url))

/** Sources of a page's styles for its content security policy: those of every page, and further ones. */
export const styleSources = (...styles: readonly InlineText[]): string =>
  [pageStyles, ...styles].map(({ source }) => source).join(' ')

/** Content security policy of a page without scripts: it loads nothing, sends nothing and is not framed. */
export const staticPagePolicy = (...styles: readonly InlineText[]): string =>
  `default-src 'none'; style-src ${styleSources(...styles)}; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/** One page of the platform: readable without JavaScript, light and dark. */
export function page(
  title: string,
  content: Markup,
  { language = 'en', styles = [] }: { language?: string; styles?: readonly InlineText[] } = {},
): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw([pageStyles, ...styles].map(({ text }) => `<style>${text}</style>`).join(''))}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}
