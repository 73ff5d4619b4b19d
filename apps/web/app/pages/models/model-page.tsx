import { modelBySlug, successorOf } from '@search-foundation/content/models'
import { Badge } from '@search-foundation/ui/badge'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'

import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { product } from '../../document/structured-data.tsx'
import { ModelFacts } from './model-facts.tsx'
import { ModelReading } from './model-reading.tsx'
import { ModelRequest } from './model-request.tsx'
import { ModelSizes } from './model-sizes.tsx'
import { ModelSources } from './model-sources.tsx'
import { Replicas } from './replicas.tsx'
import { shownTagsOf } from './shown-tags.ts'
import styles from './model-page.module.css'

/** One model: its facts, where to get it, the request as code, and what to read about it. */
export default function ModelPage() {
  const { t } = useTranslation(['web-models', 'content-models'])
  const { slug = '' } = useParams()
  const { href } = usePageAddress()
  const model = modelBySlug(slug)
  if (!model) throw new Response('Not Found', { status: 404 })
  const summary = t(`content-models:summary.${model.slug}`)
  const successor = successorOf(model)

  return (
    <div {...spectrumOf(model.types[0] ?? 'embedding')}>
      <PageHead
        title={model.slug}
        description={summary}
        about={(url) => [product(model.slug, summary, url)]}
      />
      <header className={styles.head}>
        <p className={styles.back}>
          <Link variant="quiet" href={href('/models')}>
            {t('back')}
          </Link>
        </p>
        <h1>{model.slug}</h1>
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.tags} aria-label={t('tags')}>
          {shownTagsOf(model).map(({ tag, query }) => (
            <li key={tag}>
              <a href={`${href('/models')}${query}`}>
                <Badge {...(model.types.some((type) => type === tag) ? { tone: 'accent', dot: true } : {})}>
                  {t(`content-models:tag.${tag}`)}
                </Badge>
              </a>
            </li>
          ))}
        </ul>
        {successor ? (
          <Callout
            className={styles.callout ?? ''}
            tone="warning"
            title={t('replacedBy', { model: successor.slug })}
            action={
              <Link variant="button-outline" size="sm" href={href(`/models/${successor.slug}`)}>
                {t('showSuccessor')}
              </Link>
            }
          >
            {t(model.types.includes('reader') ? 'replacedReader' : 'replacedText')}
          </Callout>
        ) : null}
      </header>
      <ModelFacts model={model} />
      <ModelSizes model={model} />
      <ModelRequest model={model} />
      <ModelSources model={model} />
      <Replicas model={model} />
      <ModelReading model={model} />
    </div>
  )
}
