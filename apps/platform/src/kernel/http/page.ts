import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const styles = `
:root { color-scheme: light dark; --text: light-dark(#1d2430, #e8ebf0); --muted: light-dark(#545d6b, #a9b2c0); --line: light-dark(#d9dde3, #323a46); --paper: light-dark(#fafbfc, #12161d); --card: light-dark(#fff, #1a1f27); --accent: light-dark(#1f5fd0, #8ab4ff); --bad: light-dark(#a3231f, #ff9d96); }
* { box-sizing: border-box; } body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
main { max-inline-size: 46rem; margin: 0 auto; padding: 48px 24px; } h1 { font-size: 28px; line-height: 1.2; letter-spacing: -.01em; }
.note { border-inline-start: 3px solid var(--accent); padding: 8px 14px; background: var(--card); color: var(--muted); font-size: 14px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; margin-block: 24px; }
label { display: block; font-weight: 550; margin-block: 16px 4px; } input { font: inherit; inline-size: 100%; padding: 10px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; }
input[aria-invalid=true] { border-color: var(--bad); } .error { color: var(--bad); margin: 4px 0 0; } .row { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
button { font: inherit; font-weight: 550; margin-block-start: 24px; padding: 10px 18px; border: 0; border-radius: 6px; background: var(--text); color: var(--paper); cursor: pointer; min-block-size: 44px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; } a { color: var(--accent); } dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 24px; margin: 0; } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; } pre { white-space: pre-wrap; font: inherit; }
table { inline-size: 100%; border-collapse: collapse; } th, td { text-align: start; padding: 8px; border-block-end: 1px solid var(--line); }`

/** How a content security policy names an inline script or style. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The styles of every page, as a content security policy names them. */
export const pageStyleSource = inlineSource(styles)

/** One plain page of the platform's own: readable without JavaScript, light and dark. */
export function page(title: string, content: Markup, language = 'en'): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}
