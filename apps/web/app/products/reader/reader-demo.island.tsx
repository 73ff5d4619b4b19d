import type { SamplePage } from '@search-foundation/content/sample-pages'
import { Button } from '@search-foundation/ui/button'
import { TextField } from '@search-foundation/ui/text-field'
import { useTranslation } from 'react-i18next'

import { DemoKey } from '../../visitor/demo-key.tsx'
import { DemoActions } from '../demo/demo-actions.tsx'
import { DemoColumns } from '../demo/demo-columns.tsx'
import { DemoFieldset } from '../demo/demo-fieldset.tsx'
import { useFigures } from '../page/use-figures.ts'
import { useRequestSlots } from '../page/use-request-slots.ts'
import { keylessRate } from './keyless-rate.ts'
import { ReaderOptions } from './reader-options.tsx'
import { ReaderResult } from './reader-result.tsx'
import { useReader, type RecordedReading } from './use-reader.ts'
import styles from './reader-demo.module.css'

interface ReaderDemoProps {
  samples: readonly SamplePage[]
  /** What the service returned for the first sample. */
  recorded: RecordedReading
}

/** The working reader: an address, its options, and the result beside them. */
export default function ReaderDemo({ samples, recorded }: ReaderDemoProps) {
  const { t } = useTranslation(['web-reader', 'web-product'])
  const reader = useReader(samples[0]?.url ?? '', recorded)
  const { request, setRequest, state, last } = reader
  useRequestSlots({ url: request.url.trim(), respondWith: request.respondWith })
  useFigures(last)
  const reading = state.status === 'reading'
  const badUrl = state.status === 'failed' && state.problem.kind === 'url'

  return (
    <DemoColumns
      heading={t('demo.heading')}
      onSubmit={() => void reader.start(request)}
      form={
        <>
          <TextField
            label={t('demo.url')}
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            value={request.url}
            description={t('demo.urlHint')}
            errorMessage={badUrl ? t('demo.error.url') : undefined}
            onChange={(event) => setRequest({ ...request, url: event.target.value })}
          />
          <DemoFieldset legend={t('demo.samples')} layout="line">
            {samples.map((sample) => (
              <Button
                key={sample.url}
                size="sm"
                lang={sample.lang}
                aria-pressed={request.url === sample.url}
                onClick={() => {
                  const next = { ...request, url: sample.url }
                  setRequest(next)
                  void reader.start(next)
                }}
              >
                {sample.name}
              </Button>
            ))}
            <p className={styles.hint}>{t('demo.sampleNote')}</p>
          </DemoFieldset>
          <ReaderOptions request={request} onChange={setRequest} />
          <DemoActions submitLabel={t('demo.read')} isPending={reading} onCancel={reader.cancel} />
          <DemoKey keylessRate={keylessRate} />
          <noscript>
            <p className={styles.hint}>{t('web-product:demo.noScript')}</p>
          </noscript>
        </>
      }
    >
      <ReaderResult reader={reader} />
    </DemoColumns>
  )
}
