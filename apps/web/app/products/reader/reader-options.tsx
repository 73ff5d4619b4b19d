import { Checkbox } from '@search-foundation/ui/checkbox'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Select } from '@search-foundation/ui/select'
import { TextField } from '@search-foundation/ui/text-field'
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
    <Disclosure title={t('demo.options')}>
      <div className={styles.options}>
        <Select
          label={t('demo.format')}
          value={request.respondWith}
          options={formats.map((format) => ({ id: format, label: t(`demo.formats.${format}`) }))}
          onChange={(event) => {
            const respondWith = formats.find((format) => format === event.target.value)
            if (respondWith) onChange({ ...request, respondWith })
          }}
        />
        {(['targetSelector', 'removeSelector'] as const).map((name) => (
          <TextField
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
          <Checkbox
            key={name}
            checked={request[name]}
            onChange={(event) => onChange({ ...request, [name]: event.target.checked })}
          >
            {t(name === 'withLinksSummary' ? 'demo.linksSummary' : 'demo.imagesSummary')}
          </Checkbox>
        ))}
      </div>
    </Disclosure>
  )
}
