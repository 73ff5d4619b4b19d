import type { Model, ModelSlug } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { CodeSamples } from '../../code/code-samples.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { highlightedRequests } from './highlighted-requests.ts'
import styles from './model-request.module.css'

/** A request to the model as code; for a reader model, a link to Reader. */
export function ModelRequest({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation('web-models')
  const { href } = usePageAddress()
  const samples = highlightedRequests.get(model.slug)
  if (samples !== undefined) {
    return (
      <Section id="code" heading={t('code.heading')} lead={t('code.lead')}>
        <CodeSamples samples={samples} />
      </Section>
    )
  }
  return model.types.includes('reader') ? (
    <Section id="code" heading={t('code.heading')}>
      <p className={styles.reader}>{t('code.reader')}</p>
      <Link variant="button-outline" href={href('/reader')}>
        {t('code.openReader')}
      </Link>
    </Section>
  ) : null
}
