import { modelBySlug } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'

import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { PageHead } from '../../document/page-head.tsx'
import { product } from '../../document/structured-data.tsx'
import { ModelDemo } from './model-demo.tsx'
import { ModelFacts } from './model-facts.tsx'
import { ModelHead } from './model-head.tsx'
import { ModelReading } from './model-reading.tsx'
import { ModelRequest } from './model-request.tsx'
import { ModelSizes } from './model-sizes.tsx'
import { ModelSources } from './model-sources.tsx'
import { Replicas } from './replicas.tsx'

/** One model: what it is best for and its demo, then its facts, the request as code, where to get it, and what to read about it. */
export default function ModelPage() {
  const { t } = useTranslation('content-models')
  const { slug = '' } = useParams()
  const model = modelBySlug(slug)
  if (!model) throw new Response('Not Found', { status: 404 })
  const summary = t(`summary.${model.slug}`)

  return (
    <div {...spectrumOf(model.types[0] ?? 'embedding')}>
      <PageHead
        title={model.slug}
        description={summary}
        about={(url) => [product(model.slug, summary, url)]}
      />
      <ModelHead model={model} />
      <ModelDemo model={model} />
      <ModelFacts model={model} />
      <ModelSizes model={model} />
      <ModelRequest model={model} />
      <ModelSources model={model} />
      <Replicas model={model} />
      <ModelReading model={model} />
    </div>
  )
}
