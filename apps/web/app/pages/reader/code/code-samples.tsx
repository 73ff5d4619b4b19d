import { useTranslation } from 'react-i18next'

import { Section } from '../../../frame/section.tsx'
import { highlighted } from './highlight.ts'
import styles from './code-samples.module.css'

/** The request as code; the language is chosen by radio inputs, so it works without scripts. */
export function CodeSamples() {
  const { t } = useTranslation('web-reader')
  return (
    <Section id="code" heading={t('code.heading')} lead={t('code.text')}>
      <div className={styles.samples} role="group" aria-label={t('code.language')}>
        {highlighted.map(({ name }, index) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name="code-language" defaultChecked={index === 0} />
            <span>{name}</span>
          </label>
        ))}
        <button
          type="button"
          className={styles.copy}
          data-copy="[data-code-panel]"
          data-copied={t('code.copied')}
        >
          {t('code.copy')}
        </button>
        {highlighted.map(({ name, html }) => (
          <div
            key={name}
            className={styles.panel}
            data-code-panel=""
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </div>
    </Section>
  )
}
