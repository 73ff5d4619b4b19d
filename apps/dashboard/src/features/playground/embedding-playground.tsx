import type { EmbeddingsResponse } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { testDataChanged } from '@search-foundation/store/embedding'
import { useEmbedMutation } from '@search-foundation/store/endpoints/playground'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Card } from '@search-foundation/ui/card'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { Select } from '@search-foundation/ui/select'
import { Table } from '@search-foundation/ui/table'
import { TextArea } from '@search-foundation/ui/text-area'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../app/services.tsx'
import { failureText } from '../../app/show-failure.ts'
import { codeSamples } from './code-samples.ts'
import { cosine, textsOf } from './compare.ts'

const models = ['jina-embeddings-v3', 'jina-embeddings-v4', 'jina-code-embeddings-1.5b'].map((id) => ({
  id,
  label: id,
}))
const sizes = [64, 256, 512].map((size) => ({ id: String(size), label: String(size) }))

/** Runs embeddings with the key in use: texts in, how alike they are out, and what it cost. */
export function EmbeddingPlayground({ apiKey }: { apiKey: string }) {
  const { t } = useTranslation('dashboard')
  const { config } = useServices()
  const dispatch = useAppDispatch()
  const saved = useAppSelector(({ embedding }) => embedding.testData)
  const [field, setField] = useState(() => (saved.length > 0 ? saved.join('\n') : t('playground.sample')))
  const [model, setModel] = useState('jina-embeddings-v3')
  const [size, setSize] = useState('256')
  const [answered, setAnswered] = useState<{ texts: string[]; answer: EmbeddingsResponse }>()
  const [fault, setFault] = useState<string>()
  const [embed, { isLoading, error }] = useEmbedMutation()
  const body = { model, dimensions: Number(size), input: textsOf(field) }

  async function run(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (body.input.length === 0) return setFault(t('playground.missing'))
    dispatch(testDataChanged(body.input))
    const result = await embed({ apiKey, body })
    if (result.data !== undefined) setAnswered({ texts: body.input, answer: result.data })
  }

  return (
    <div className="stack">
      <Card>
        <form className="stack" onSubmit={(event) => void run(event as unknown as SubmitEvent)}>
          <TextArea
            label={t('playground.texts')}
            description={t('playground.textsHint')}
            rows={5}
            value={field}
            onChange={(value) => {
              setField(value)
              setFault(undefined)
            }}
            isInvalid={fault !== undefined}
            errorMessage={fault}
          />
          <div className="row">
            <Select
              label={t('playground.model')}
              options={models}
              value={model}
              onChange={(id) => setModel(id)}
            />
            <Select
              label={t('playground.dimensions')}
              options={sizes}
              value={size}
              onChange={(id) => setSize(id)}
            />
          </div>
          <div>
            <Button type="submit" variant="solid" isPending={isLoading}>
              {t('playground.run')}
            </Button>
          </div>
        </form>
      </Card>
      {error !== undefined && (
        <Callout tone="negative" title={t('playground.failed')}>
          {failureText(error, t('unreachable'))}
        </Callout>
      )}
      {answered !== undefined && <Result {...answered} />}
      <Card headingLevel={2} title={t('playground.code')}>
        <CodeBlock samples={codeSamples(body, config.mainApiUrl)} />
      </Card>
    </div>
  )
}

function Result({ texts, answer }: { texts: string[]; answer: EmbeddingsResponse }) {
  const { t, i18n } = useTranslation('dashboard')
  const vectors = answer.data.map(({ embedding }) => embedding)
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <div className="stack" role="status">
      <p>
        {t('playground.result', {
          count: texts.length,
          tokens: formatNumber(answer.usage.total_tokens, i18n.language),
          size: vectors[0]?.length ?? 0,
        })}
      </p>
      <Table<number>
        caption={t('playground.similarity')}
        rows={texts.map((_, index) => index)}
        rowKey={String}
        columns={[
          {
            id: 'text',
            header: t('playground.text'),
            isRowHeader: true,
            cell: (row) => `${row + 1}. ${texts[row] ?? ''}`,
          },
          ...texts.map((_, column) => ({
            id: `to-${column}`,
            header: String(column + 1),
            align: 'end' as const,
            cell: (row: number) => number.format(cosine(vectors[row] ?? [], vectors[column] ?? [])),
          })),
        ]}
      />
      <p className="muted">{t('playground.engine')}</p>
    </div>
  )
}
