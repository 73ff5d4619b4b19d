import { formatDate } from '@search-foundation/i18n/format'
import type { Quote } from '@search-foundation/store/search-progress'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { UntrustedMarkdown } from '../../../markdown/untrusted-markdown.tsx'
import { quoteId } from './link-citations.ts'
import styles from './search-quotes.module.css'

export interface SearchQuotesProps {
  /** Id of the turn, with which the ids of its quotes begin. */
  turn: string
  quotes: readonly Quote[]
  /** The texts of the quotes as HTML, for a turn that is part of the page. */
  html?: readonly string[] | undefined
}

/** The passages that an answer cites, in the words of their pages, which are Markdown, each with its source. Folded in a narrow window. */
export function SearchQuotes({ turn, quotes, html = [] }: SearchQuotesProps) {
  const { t } = useTranslation('web-deepsearch')
  const { locale } = usePageAddress()
  return (
    <section className={styles.quotes} aria-label={t('demo.quotes')}>
      {/* No heading: the answer before it may have headings of any level. */}
      <Disclosure title={t('demo.quotes')} folds="narrow" headingElement="strong">
        <ol>
          {quotes.map(({ title, text, url, date }, index) => (
            <li key={index} id={quoteId(turn, index + 1)}>
              <blockquote cite={url}>
                <UntrustedMarkdown
                  markdown={text}
                  {...(html[index] === undefined ? {} : { html: html[index] })}
                />
              </blockquote>
              <p>
                <Link href={url}>{title}</Link> <time dateTime={date}>{formatDate(date, locale)}</time>
              </p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  )
}
