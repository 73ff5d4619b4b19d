import type { Model, ModelSlug } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { CodeSamples } from '../../code/code-samples.tsx'
import { highlightedRequests } from './highlighted-requests.ts'

/** A request to the model as code, for a model that the main API offers. */
export function ModelRequest({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation('web-models')
  const samples = highlightedRequests.get(model.slug)
  if (samples === undefined) return null
  return (
    <Section id="code" heading={t('code.heading')} lead={t('code.lead')}>
      <CodeSamples samples={samples} />
    </Section>
  )
}
