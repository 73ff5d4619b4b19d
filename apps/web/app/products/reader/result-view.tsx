import { useTranslation } from 'react-i18next'

import { UntrustedMarkdown } from '../../markdown/untrusted-markdown.tsx'
import type { Reading } from './use-reader.ts'
import styles from './reader-result.module.css'

export const views = ['rendered', 'source', 'json'] as const
export type View = (typeof views)[number]

/** The text of a view, as it is copied and downloaded. */
export function viewText(view: View, { answer }: Reading): string {
  return view === 'json' ? JSON.stringify(answer, null, 2) : answer.content
}

/** A result in the chosen form. Markdown is drawn by a parser that loads with the first result. */
export function ResultView({ view, reading }: { view: View; reading: Reading }) {
  const { t } = useTranslation('web-product')
  const isMarkdown = reading.request.respondWith === 'content' || reading.request.respondWith === 'markdown'
  return (
    <div className={styles.view} tabIndex={0} role="group" aria-label={t('demo.result')}>
      {view === 'rendered' && isMarkdown ? <Rendered {...reading} /> : <pre>{viewText(view, reading)}</pre>}
    </div>
  )
}

function Rendered({ answer: { title, content }, html }: Reading) {
  return (
    <article>
      <h4 className={styles.title} dir="auto">
        {title}
      </h4>
      <UntrustedMarkdown markdown={content} {...(html === undefined ? {} : { html })} />
    </article>
  )
}
