import { Button } from '@search-foundation/ui/button'
import { RadioTabs } from '@search-foundation/ui/radio-tabs'
import { useTranslation } from 'react-i18next'

import type { HighlightedSample } from './highlight-samples.ts'
import styles from './code-samples.module.css'

export interface CodeSamplesProps {
  samples: readonly HighlightedSample[]
  /**
   * Name of the choice of language, unique on the page.
   * @default 'code-language'
   */
  name?: string
}

/** A request as code; the language is chosen without scripts. */
export function CodeSamples({ samples, name = 'code-language' }: CodeSamplesProps) {
  const { t } = useTranslation(['web-product', 'common'])
  return (
    <div className={styles.samples} data-code-samples="">
      <RadioTabs
        label={t('code.language')}
        name={name}
        items={samples.map(({ name: language, html }) => ({
          id: language,
          label: language,
          content: (
            <div className={styles.panel} data-code-panel="" dangerouslySetInnerHTML={{ __html: html }} />
          ),
        }))}
      />
      <Button
        className={styles.copy}
        variant="quiet"
        size="sm"
        data-copy="[data-code-panel]"
        data-copied={t('common:copied')}
      >
        {t('common:copy')}
      </Button>
    </div>
  )
}
