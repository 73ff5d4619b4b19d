import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Pagination } from '@search-foundation/ui/pagination'
import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { TextField } from '@search-foundation/ui/text-field'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { CallFailure } from '../../../products/demo/call-failure.tsx'
import { DemoColumns } from '../../../products/demo/demo-columns.tsx'
import { ResultSource } from '../../../products/demo/result-source.tsx'
import { SampleButtons } from '../../../products/demo/sample-buttons.tsx'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { DemoKey } from '../../../visitor/demo-key.tsx'
import { readResultsPage, type WrittenPage } from './read-results-page.ts'
import { ResultsList } from './results-list.tsx'
import { SerpTools, type SerpSettings } from './serp-tools.tsx'
import styles from './serp-demo.module.css'

const kinds = ['web', 'news', 'videos', 'shopping'] as const
type Kind = (typeof kinds)[number]

/** Pages that the service writes for a query. */
const pageCount = 10

interface SerpDemoProps {
  queries: readonly string[]
  /** What the service wrote for the first query. */
  recorded: WrittenPage
}

/** A search engine whose every result is invented by a language model. The query is also in the address of the page. */
export default function SerpDemo({ queries, recorded }: SerpDemoProps) {
  const { t } = useTranslation(['web-llm-serp-demo', 'common'])
  const { locale } = usePageAddress()
  const [query, setQuery] = useState(queries[0] ?? '')
  const [kind, setKind] = useState<Kind>('web')
  const [number, setNumber] = useState(1)
  const [settings, setSettings] = useState<SerpSettings>({ language: locale, seed: '' })
  const [isMissing, setMissing] = useState(false)
  const [shown, setShown] = useState<WrittenPage | undefined>(recorded)
  const { state, send, cancel } = useDemoCall({ recorded })

  useEffect(() => {
    const given = new URLSearchParams(location.search).get('q')
    if (given !== null) setQuery(given)
  }, [])

  const write = (text: string, type: Kind, page: number) => {
    const asked = text.trim()
    setMissing(asked === '')
    if (asked === '') return
    setKind(type)
    setNumber(page)
    history.replaceState(history.state, '', `?${new URLSearchParams({ q: asked })}`)
    const request = {
      type,
      page,
      hl: settings.language,
      ...(settings.seed !== '' && { seed: Number(settings.seed) }),
    }
    void send(async (signal) => {
      setShown(undefined)
      let last: WrittenPage | undefined
      for await (const written of readResultsPage(asked, request, signal)) {
        last = written
        setShown(written)
      }
      if (last === undefined) throw new Error('The stream of the results page had no events.')
      return last
    })
  }
  const isPending = state.status === 'pending'
  const address = `search.example › ${shown?.query ?? query}`

  return (
    <DemoColumns
      heading={t('demo.heading')}
      isHeadingVisible
      role="search"
      onSubmit={() => write(query, kind, 1)}
      form={
        <>
          <div className={styles.line}>
            <TextField
              label={t('demo.query')}
              type="search"
              autoComplete="off"
              maxLength={400}
              value={query}
              errorMessage={isMissing ? t('demo.noQuery') : undefined}
              onChange={({ target }) => setQuery(target.value)}
            />
            <Button type="submit" variant="solid" isPending={isPending}>
              {t('common:search')}
            </Button>
          </div>
          <SampleButtons
            legend={t('demo.sampleQueries')}
            samples={queries}
            current={query}
            onChoose={(text) => {
              setQuery(text)
              write(text, kind, 1)
            }}
          />
          <SerpTools settings={settings} seed={shown?.seed} onChange={setSettings} />
          <DemoKey />
          <noscript>
            <p>{t('demo.noScript')}</p>
          </noscript>
        </>
      }
    >
      <section className={styles.page} aria-labelledby="serp-results" aria-busy={isPending}>
        <div className={styles.address}>
          <span>{address}</span>
          <Badge tone="warning">{t('demo.invented')}</Badge>
        </div>
        <div className={styles.tabs}>
          <SegmentedControl
            label={t('demo.kind')}
            name="serp-kind"
            size="sm"
            value={kind}
            options={kinds.map((id) => ({ id, label: t(`demo.kinds.${id}`) }))}
            onChange={(next) => (shown === undefined ? setKind(next) : write(shown.query, next, 1))}
          />
        </div>
        <h3 id="serp-results" className={styles.model}>
          {shown?.engine === 'upstream'
            ? t('demo.writtenByOther', { model: shown.model })
            : t('demo.writtenBy', { model: shown?.model || recorded.model })}
        </h3>
        {shown !== undefined && (state.status === 'recorded' || state.status === 'done') ? (
          <ResultSource isRecorded={state.status === 'recorded'} engine={shown.engine} />
        ) : null}
        <div role="status">
          {state.status === 'cancelled' ? <p className={styles.about}>{t('demo.stopped')}</p> : null}
          {state.status === 'failed' ? (
            <CallFailure problem={state.problem} retry={() => write(query, kind, number)} />
          ) : null}
          {state.status === 'done' ? (
            <p className={styles.about}>
              {t('demo.about', {
                total: formatNumber(state.result.total, locale),
                time: formatMilliseconds(state.ms, locale),
                tokens: formatNumber(state.result.tokens, locale),
              })}
            </p>
          ) : null}
        </div>
        {shown === undefined ? null : (
          <ResultsList entries={shown.entries} start={shown.entries[0]?.position ?? 1} />
        )}
        {isPending ? (
          <>
            <Skeleton lines={shown === undefined ? 8 : 3} />
            <Button size="sm" className={styles.stop} onClick={cancel}>
              {t('common:cancel')}
            </Button>
          </>
        ) : null}
        {state.status === 'done' || state.status === 'recorded' ? (
          <Pagination
            className={styles.pages}
            page={number}
            pageCount={pageCount}
            onChange={(page) => write(state.result.query, kind, page)}
          />
        ) : null}
      </section>
    </DemoColumns>
  )
}
