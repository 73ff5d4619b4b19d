import type { Model, ModelSlug } from '@search-foundation/content/models'
import type { ProductKey } from '@search-foundation/content/products'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { CodeSamples } from '../../code/code-samples.tsx'
import type { HighlightedSample } from '../../code/highlight-samples.ts'
import { PageHead } from '../../document/page-head.tsx'
import { faqPage, product as productEntity } from '../../document/structured-data.tsx'
import { Billing, type BillingProps } from './billing.tsx'
import { Figures, type FiguresProps } from './figures.tsx'
import { ModelTable } from './model-table.tsx'
import { ProductDocs } from './product-docs.tsx'
import { ProductHero } from './product-hero.tsx'
import { Questions } from './questions.tsx'
import { Research } from './research.tsx'
import { useQuestions } from './use-questions.ts'

export interface ProductPageProps {
  product: ProductKey
  title: string
  description: string
  heading: string
  lead: string
  /** The island with the working product. */
  demo: ReactNode
  /** The demo's request as code. */
  samples: readonly HighlightedSample[]
  samplesLead: string
  /** Further requests of the demo as code. */
  moreSamples?: readonly {
    id: string
    heading: string
    lead: string
    samples: readonly HighlightedSample[]
  }[]
  facts: FiguresProps['facts']
  billing: BillingProps
  /** The models that serve it; none for a product without models. */
  models?: readonly Model<ModelSlug>[]
}

/** The page of a product: the demo first, then the same request as code, figures, billing, models, questions and research. */
export function ProductPage(props: ProductPageProps) {
  const { t } = useTranslation(['web-product', 'content-products'])
  const { product, models = [], moreSamples = [] } = props
  const questions = useQuestions(product)
  return (
    <div {...spectrumOf(product)}>
      <PageHead
        title={props.title}
        description={props.description}
        about={(url) => [
          productEntity(t(`content-products:${product}.label`), props.description, url),
          faqPage(questions),
        ]}
      />
      <ProductHero product={product} heading={props.heading} lead={props.lead} />
      {props.demo}
      <Section id="code" heading={t('code.heading')} lead={props.samplesLead}>
        <CodeSamples samples={props.samples} />
        <ProductDocs product={product} />
      </Section>
      {moreSamples.map(({ id, heading, lead, samples }) => (
        <Section key={id} id={id} heading={heading} lead={lead}>
          <CodeSamples name={`${id}-language`} samples={samples} />
        </Section>
      ))}
      <Figures facts={props.facts} />
      <Billing {...props.billing} />
      {models.length === 0 ? null : <ModelTable models={models} />}
      <Questions questions={questions} />
      <Research product={product} models={models.map(({ slug }) => slug)} />
    </div>
  )
}
