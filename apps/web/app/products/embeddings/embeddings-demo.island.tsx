import { embed } from '@search-foundation/api-client'
import { Checkbox } from '@search-foundation/ui/checkbox'
import { Select } from '@search-foundation/ui/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { services } from '../../visitor/services.ts'
import { storedKey } from '../../visitor/use-api-key.ts'
import { DemoLayout } from '../demo/demo-layout.tsx'
import { DemoOptions } from '../demo/demo-options.tsx'
import { engineOf } from '../demo/engine-of.ts'
import { TextList } from '../demo/text-list.tsx'
import { useDemoCall } from '../demo/use-demo-call.ts'
import { useFigures } from '../page/use-figures.ts'
import { useRequestSlots } from '../page/use-request-slots.ts'
import { compareVectors, type EmbeddedTexts } from './embedded-texts.ts'
import { embeddingsBody, type EmbeddingChoice } from './embeddings-body.ts'
import { EmbeddingsResult } from './embeddings-result.tsx'

interface EmbeddingsDemoProps {
  /** The models that can be chosen, with the lengths to which their vectors can be shortened, longest first. */
  models: readonly { slug: string; dimensions: readonly number[] }[]
  sentences: readonly string[]
  /** What the service responded to these sentences. */
  recorded: EmbeddedTexts
}

/** Embeds the visitor's sentences and shows how near they are to each other, as a map and as a matrix. */
export default function EmbeddingsDemo({ models, sentences, recorded }: EmbeddingsDemoProps) {
  const { t } = useTranslation(['web-embeddings', 'common'])
  const [texts, setTexts] = useState(sentences)
  const [choice, setChoice] = useState<EmbeddingChoice>({
    model: models[0]?.slug ?? '',
    dimensions: models[0]?.dimensions[0] ?? 0,
    lateChunking: false,
  })
  const [isTooFew, setTooFew] = useState(false)
  const { state, send, cancel } = useDemoCall({ recorded })
  const written = texts.map((text) => text.trim()).filter((text) => text !== '')
  const body = embeddingsBody(choice, written)
  useRequestSlots(body)
  useFigures(state.status === 'done' ? { ms: state.ms, tokens: state.result.tokens } : undefined)

  const run = () => {
    setTooFew(written.length < 2)
    if (written.length < 2) return
    void send(async (signal) => {
      const { data, response } = await embed(services, body, { signal, ...storedKey() }).withResponse()
      return {
        texts: written,
        ...compareVectors(data.data.map(({ embedding }) => embedding)),
        tokens: data.usage.total_tokens,
        engine: engineOf(response),
      }
    })
  }
  const dimensions = models.find(({ slug }) => slug === choice.model)?.dimensions ?? []

  return (
    <DemoLayout
      heading={t('demo.heading')}
      submitLabel={t('demo.embed')}
      state={state}
      onSubmit={run}
      onCancel={cancel}
      request={body}
      fields={
        <>
          <TextList
            legend={t('demo.sentences')}
            labelOf={(number) => t('demo.sentence', { number })}
            texts={texts}
            error={isTooFew ? t('demo.tooFew') : undefined}
            onChange={setTexts}
          />
          <DemoOptions>
            <Select
              label={t('common:model')}
              value={choice.model}
              options={models.map(({ slug }) => ({ id: slug, label: slug }))}
              onChange={({ target }) => {
                const model = models.find(({ slug }) => slug === target.value)
                if (model === undefined) return
                setChoice((now) => ({ ...now, model: model.slug, dimensions: model.dimensions[0] ?? 0 }))
              }}
            />
            <Select
              label={t('demo.dimensions')}
              value={String(choice.dimensions)}
              options={dimensions.map((length) => ({ id: String(length), label: String(length) }))}
              onChange={({ target }) => setChoice((now) => ({ ...now, dimensions: Number(target.value) }))}
            />
          </DemoOptions>
          <Checkbox
            checked={choice.lateChunking}
            onChange={({ target }) => setChoice((now) => ({ ...now, lateChunking: target.checked }))}
          >
            {t('demo.lateChunking')}
          </Checkbox>
        </>
      }
    >
      {(result) => <EmbeddingsResult {...result} />}
    </DemoLayout>
  )
}
