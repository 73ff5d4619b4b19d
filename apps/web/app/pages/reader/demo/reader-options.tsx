import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { FORMATS, type ReaderRequest } from './use-reader.ts'
import styles from './reader-demo.module.css'

/** How the page is read: output format, parts to keep or drop, summaries. */
export function ReaderOptions({
  request,
  onChange,
}: {
  request: ReaderRequest
  onChange: (request: ReaderRequest) => void
}) {
  const { t } = useTranslation('web-reader')
  const id = useId()
  return (
    <details className={styles.options}>
      <summary>{t('demo.options')}</summary>
      <div className={styles.optionFields}>
        <div className={styles.field}>
          <label htmlFor={`${id}-format`}>{t('demo.format')}</label>
          <select
            id={`${id}-format`}
            value={request.respondWith}
            onChange={(event) => {
              const respondWith = FORMATS.find((format) => format === event.target.value)
              if (respondWith) onChange({ ...request, respondWith })
            }}
          >
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {t(`demo.formats.${format}`)}
              </option>
            ))}
          </select>
        </div>
        {(['targetSelector', 'removeSelector'] as const).map((name) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>
              {t(name === 'targetSelector' ? 'demo.selector' : 'demo.removeSelector')}
            </label>
            <input
              id={`${id}-${name}`}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={request[name]}
              aria-describedby={name === 'targetSelector' ? `${id}-selector-hint` : undefined}
              onChange={(event) => onChange({ ...request, [name]: event.target.value })}
            />
            {name === 'targetSelector' ? (
              <p id={`${id}-selector-hint`} className={styles.hint}>
                {t('demo.selectorHint')}
              </p>
            ) : null}
          </div>
        ))}
        {(['withLinksSummary', 'withImagesSummary'] as const).map((name) => (
          <label key={name} className={styles.check}>
            <input
              type="checkbox"
              checked={request[name]}
              onChange={(event) => onChange({ ...request, [name]: event.target.checked })}
            />
            {t(name === 'withLinksSummary' ? 'demo.linksSummary' : 'demo.imagesSummary')}
          </label>
        ))}
      </div>
    </details>
  )
}
