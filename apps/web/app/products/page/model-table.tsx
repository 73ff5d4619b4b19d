import type { Model, ModelSlug } from '@search-foundation/content/models'
import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { Island } from '../../islands/island.tsx'
import { outputKindOf } from '../output-kind-of.ts'
import ModelReplicas from '../replicas/model-replicas.island.tsx'

/** The models that serve a product, with the replicas that run while the visitor looks. */
export function ModelTable({ models }: { models: readonly Model<ModelSlug>[] }) {
  const { t } = useTranslation(['web-product', 'web-models', 'common', 'content-models'])
  const { locale } = usePageAddress()
  const rows = models.map((model) => ({
    slug: model.slug,
    facts: [
      t('common:amount.tokens', tokenAmount(model.contextTokens, locale)),
      t(`web-models:output.${outputKindOf(model)}`, {
        dimensions: formatNumber(model.outputDimensions ?? 0, locale),
      }),
    ],
  }))
  const headings = [t('common:model'), t('web-models:fact.context'), t('web-models:fact.output')]
  return (
    <Section id="models" heading={t('models.heading')} lead={t('models.lead')}>
      <Island
        of={ModelReplicas}
        props={{ headings, rows }}
        messages={['web-product.models', 'web-product.demo', 'common.retry']}
      />
    </Section>
  )
}
