import { rerank } from '@search-foundation/api-client'
import { Select } from '@search-foundation/ui/select'
import { TextField } from '@search-foundation/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { services } from '../../visitor/services.ts'
import { storedKey } from '../../visitor/use-api-key.ts'
import { DemoLayout } from '../demo/demo-layout.tsx'
import { engineOf } from '../demo/engine-of.ts'
import { TextList } from '../demo/text-list.tsx'
import { useDemoCall } from '../demo/use-demo-call.ts'
import { useFigures } from '../page/use-figures.ts'
import { useRequestSlots } from '../page/use-request-slots.ts'
import { RankedDocuments, type Ranking } from './ranked-documents.tsx'

interface RerankerDemoProps {
  models: readonly string[]
  query: string
  documents: readonly string[]
  /** What the service responded to them. */
  recorded: Ranking
}

/** Orders the visitor's documents by their relevance to a query. */
export default function RerankerDemo(props: RerankerDemoProps) {
  const { t } = useTranslation(['web-reranker', 'common'])
  const [model, setModel] = useState(props.models[0] ?? '')
  const [query, setQuery] = useState(props.query)
  const [documents, setDocuments] = useState(props.documents)
  const [missing, setMissing] = useState<'query' | 'documents'>()
  const { state, send, cancel } = useDemoCall({ recorded: props.recorded })
  const written = documents.map((text) => text.trim()).filter((text) => text !== '')
  const body = { model, query: query.trim(), documents: written }
  useRequestSlots(body)
  useFigures(state.status === 'done' ? { ms: state.ms, tokens: state.result.tokens } : undefined)

  const run = () => {
    const problem = body.query === '' ? 'query' : written.length < 2 ? 'documents' : undefined
    setMissing(problem)
    if (problem !== undefined) return
    void send(async (signal) => {
      const { data, response } = await rerank(services, body, { signal, ...storedKey() }).withResponse()
      return {
        documents: data.results.map(({ index, relevance_score: score }) => ({
          text: written[index] ?? '',
          before: index + 1,
          score,
        })),
        tokens: data.usage.total_tokens,
        engine: engineOf(response),
      }
    })
  }

  return (
    <DemoLayout
      heading={t('demo.heading')}
      submitLabel={t('demo.rerank')}
      state={state}
      onSubmit={run}
      onCancel={cancel}
      request={body}
      fields={
        <>
          <TextField
            label={t('demo.query')}
            type="text"
            autoComplete="off"
            maxLength={500}
            value={query}
            errorMessage={missing === 'query' ? t('demo.noQuery') : undefined}
            onChange={({ target }) => setQuery(target.value)}
          />
          <TextList
            legend={t('demo.documents')}
            labelOf={(number) => t('demo.document', { number })}
            texts={documents}
            error={missing === 'documents' ? t('demo.tooFew') : undefined}
            onChange={setDocuments}
          />
          <Select
            label={t('common:model')}
            value={model}
            options={props.models.map((slug) => ({ id: slug, label: slug }))}
            onChange={({ target }) => setModel(target.value)}
          />
        </>
      }
    >
      {(ranking) => <RankedDocuments {...ranking} />}
    </DemoLayout>
  )
}
