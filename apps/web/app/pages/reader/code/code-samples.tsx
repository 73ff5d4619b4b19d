import { PlainButton } from '@search-foundation/ui/plain/button'
import { PlainTabs } from '@search-foundation/ui/plain/tabs'

import { useTranslation } from '../../../document/page-context.tsx'
import { Section } from '../../../frame/section.tsx'
import { highlighted } from './highlight.ts'
import styles from './code-samples.module.css'

/** The request as code; the language is chosen without scripts. */
export function CodeSamples() {
  const { t } = useTranslation(['web-reader', 'common'])
  return (
    <Section id="code" heading={t('code.heading')} lead={t('code.text')}>
      <div className={styles.samples}>
        <PlainTabs
          label={t('code.language')}
          name="code-language"
          items={highlighted.map(({ name, html }) => ({
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
          {t('code.copy')}
        </PlainButton>
      </div>
    </Section>
  )
}
