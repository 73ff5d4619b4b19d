import { translator } from '@search-foundation/i18n/translator'
import { html, raw } from 'hono/html'

import { readInline } from '../../kernel/http/page.ts'

const script = readInline(new URL('./widget.js', import.meta.url))
const styles = readInline(new URL('./widget.css', import.meta.url))

/** What the frame may load: its own script and style, and the challenge of this server. Every local page may frame it. */
export const widgetPolicy = `default-src 'none'; script-src ${script.source}; style-src ${styles.source}; connect-src 'self'; base-uri 'none'; form-action 'none'`

/** What the widget says in each of its states; the button says the same as the box. */
const states = ['idle', 'busy', 'press', 'done', 'failed'] as const

/** The page in the frame of the widget. */
export function widgetPage({
  locale,
  theme,
  size,
}: {
  locale: string
  theme: string | undefined
  size: string | undefined
}) {
  const t = translator(locale, 'stand-ins')
  const words = Object.fromEntries(states.map((state) => [state, t(`botCheck.${state}`)]))
  const scheme = theme === 'light' || theme === 'dark' ? raw(`data-theme="${theme}"`) : ''
  return html`<!doctype html>
    <html lang="${locale}" ${scheme}>
      <head>
        <meta charset="utf-8" />
        <title>${t('botCheck.note')}</title>
        ${raw(`<style>${styles.text}</style>`)}
      </head>
      <body>
        <div
          class="box"
          data-words="${JSON.stringify(words)}"
          ${size === 'compact' ? raw('data-compact') : ''}
        >
          <input type="checkbox" id="check" />
          <label for="check"
            ><span role="status">${words['idle']}</span><small>${t('botCheck.note')}</small></label
          >
          <button type="button" hidden>${words['idle']}</button>
        </div>
        ${raw(`<script>${script.text}</script>`)}
      </body>
    </html>`
}
