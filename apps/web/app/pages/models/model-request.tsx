import type { Model, ModelSlug } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { PlainButton } from '@search-foundation/ui/plain/button'
import { PlainTabs } from '@search-foundation/ui/plain/tabs'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { Section } from '../../frame/section.tsx'
import { highlightedRequests } from './highlighted-requests.ts'
import styles from './model-request.module.css'

/** A request to the model as code; for a reader model, a link to Reader. */
export function ModelRequest({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation(['web-models', 'common'])
  const { href } = usePageAddress()
  const samples = highlightedRequests.get(model.slug)
  if (samples === undefined) {
    return model.types.includes('reader') ? (
      <Section id="code" heading={t('code.heading')}>
        <p className={styles.reader}>{t('code.reader')}</p>
        <Link variant="button-outline" href={href('/reader')}>
          {t('code.openReader')}
        </Link>
      </Section>
    ) : null
  }
  return (
    <Section id="code" heading={t('code.heading')} lead={t('code.lead')}>
      <div className={styles.samples}>
        <PlainTabs
          label={t('code.language')}
          name="code-language"
          items={samples.map(({ name, html }) => ({
            id: name,
            label: name,
            content: (
              <div className={styles.panel} data-code-panel="" dangerouslySetInnerHTML={{ __html: html }} />
            ),
          }))}
        />
        <PlainButton
          className={styles.copy}
          variant="quiet"
          size="sm"
          data-copy="[data-code-panel]"
          data-copied={t('common:copied')}
        >
          {t('common:copy')}
        </PlainButton>
      </div>
    </Section>
  )
}
