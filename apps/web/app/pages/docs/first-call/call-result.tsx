import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'
import { languageOfServices } from '@search-foundation/store/language-of-services'
import { Badge } from '@search-foundation/ui/badge'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { ResultFacts } from '../../../products/demo/result-facts.tsx'
import type { CallResultProps } from './result-of-call.ts'
import styles from './first-call.module.css'

/** A call that arrived: whether it succeeded, its time and tokens, the first numbers of its vectors, and the way to it in the log. */
export function CallResult(props: CallResultProps) {
  const { status, milliseconds, tokens, id, model, client, error, vectors = [] } = props
  const { t } = useTranslation(['web-docs', 'web-product', 'common'])
  const { locale, href } = usePageAddress()
  const isRefused = status >= 400
  const facts = [
    [t('web-product:demo.time'), formatMilliseconds(milliseconds, locale)],
    ...(tokens === null ? [] : [[t('common:tokens'), formatNumber(tokens, locale)]]),
    ...(model ? [[t('common:model'), model]] : []),
    ...(client ? [[t('firstCall.client'), client]] : []),
  ] as [string, string][]
  return (
    <div className={styles.result}>
      <p className={styles.heading}>
        <Badge tone={isRefused ? 'negative' : 'positive'} dot>
          {status}
        </Badge>
        <strong>{t(isRefused ? 'firstCall.refused' : 'firstCall.arrived')}</strong>
      </p>
      {error ? <p lang={languageOfServices}>{error}</p> : null}
      <ResultFacts facts={facts} />
      {vectors.length === 0 ? null : (
        <dl className={styles.vectors}>
          {vectors.map((numbers, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- vectors have no other identity than their place
            <div key={index}>
              <dt>{t('firstCall.numbers', { number: index + 1 })}</dt>
              <dd>{`[${numbers.map((number) => number.toFixed(4)).join(', ')}, …]`}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.links}>
        {id === null ? null : (
          <Link href={href(`/api-dashboard/requests?id=${encodeURIComponent(id)}`)}>
            {t('firstCall.log')}
          </Link>
        )}
        {isRefused ? <Link href={href('/docs/errors')}>{t('firstCall.errors')}</Link> : null}
      </p>
    </div>
  )
}
