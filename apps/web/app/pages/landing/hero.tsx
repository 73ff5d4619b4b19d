import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { formatCompact, formatDecimal } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { CodeSamples } from '../../code/code-samples.tsx'
import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { trialTokens } from '../../products/prices.ts'
import { builtQuery } from './field/built-query.ts'
import styles from './hero.module.css'

const samplesOf = await highlightSlots({
  host: 'main',
  path: '/v1/embeddings',
  name: 'embed',
  keys: ['model', 'input'],
  print: {
    typescript: 'console.log(response.data[0].embedding)',
    python: 'print(response.json()["data"][0]["embedding"])',
  },
})

/** Average of retrieval in many languages, as the announcement of jina-embeddings-v4 reports it. */
const retrieval = { own: 66.49, other: 59.27 }
/** Tokens that ReaderLM-v2 reads at once, by its paper. */
const longestPage = 512_000

/** What is sold, to whom and what is free; the request of the field below as code; and three figures with their sources. */
export function Hero() {
  const { t } = useTranslation(['web-landing', 'web-frame'])
  const { locale, href } = usePageAddress()
  const figures = [
    {
      id: 'free',
      value: formatCompact(trialTokens(), locale),
      text: t('hero.figure.free'),
      source: { href: href('/pricing'), label: t('web-frame:nav.pricing') },
    },
    {
      id: 'retrieval',
      value: formatDecimal(retrieval.own, locale, 2),
      text: t('hero.figure.retrieval', { other: formatDecimal(retrieval.other, locale, 2) }),
      source: { href: href('/news/embeddings-v4'), label: 'jina-embeddings-v4' },
    },
    {
      id: 'context',
      value: formatCompact(longestPage, locale),
      text: t('hero.figure.context'),
      source: { href: href('/models/ReaderLM-v2'), label: 'ReaderLM-v2' },
    },
  ]
  return (
    <div className={styles.hero}>
      <div className={styles.pitch}>
        <h1>{t('hero.heading')}</h1>
        <p className={styles.text}>{t('hero.text', { tokens: formatCompact(trialTokens(), locale) })}</p>
        <p className={styles.actions}>
          <Link variant="button-solid" size="lg" href={`${href('/api-dashboard')}?sui=apikey`}>
            {t('web-frame:nav.getKey')}
          </Link>
          <Link variant="button-outline" size="lg" href={href('/docs/quickstart')}>
            {t('hero.readDocs')}
          </Link>
        </p>
      </div>
      <div className={styles.code}>
        <p>{t('hero.code')}</p>
        <CodeSamples samples={samplesOf({ model: defaultEmbeddingModel, input: builtQuery(locale).query })} />
        <dl className={styles.figures}>
          {figures.map(({ id, value, text, source }) => (
            <div key={id}>
              <dt>
                {text} <Link href={source.href}>{source.label}</Link>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
