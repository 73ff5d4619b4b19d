import { PlainCheckbox } from '@search-foundation/ui/plain/checkbox'
import { PlainDisclosure } from '@search-foundation/ui/plain/disclosure'
import { PlainSelect } from '@search-foundation/ui/plain/select'
import { PlainTextField } from '@search-foundation/ui/plain/text-field'
import { useTranslation } from 'react-i18next'

import { formats, type ReaderRequest } from './use-reader.ts'
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
  return (
    <PlainDisclosure title={t('demo.options')}>
      <div className={styles.options}>
        <PlainSelect
          label={t('demo.format')}
          value={request.respondWith}
          options={formats.map((format) => ({ id: format, label: t(`demo.formats.${format}`) }))}
          onChange={(event) => {
            const respondWith = formats.find((format) => format === event.target.value)
            if (respondWith) onChange({ ...request, respondWith })
          }}
        />
        {(['targetSelector', 'removeSelector'] as const).map((name) => (
          <PlainTextField
            key={name}
            mono
            label={t(name === 'targetSelector' ? 'demo.selector' : 'demo.removeSelector')}
            {...(name === 'targetSelector' ? { description: t('demo.selectorHint') } : {})}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={request[name]}
            onChange={(event) => onChange({ ...request, [name]: event.target.value })}
          />
        ))}
        {(['withLinksSummary', 'withImagesSummary'] as const).map((name) => (
          <PlainCheckbox
            key={name}
            checked={request[name]}
            onChange={(event) => onChange({ ...request, [name]: event.target.checked })}
          >
            {t(name === 'withLinksSummary' ? 'demo.linksSummary' : 'demo.imagesSummary')}
          </PlainCheckbox>
        ))}
      </div>
    </PlainDisclosure>
  )
}
