import { segment } from '@search-foundation/api-client'
import { Link } from '@search-foundation/ui/link'
import { Select } from '@search-foundation/ui/select'
import { TextArea } from '@search-foundation/ui/text-area'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { DemoLayout, type DemoResult } from '../../../products/demo/demo-layout.tsx'
import { engineOf } from '../../../products/demo/engine-of.ts'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { services } from '../../../visitor/services.ts'
import { storedKey } from '../../../visitor/use-api-key.ts'
import { PairList } from './pair-list.tsx'
import { passageLength, trainingPairs, type TrainingPair } from './training-pairs.ts'

/** The pairs of a text. */
export interface PreviewedPairs extends DemoResult {
  pairs: readonly TrainingPair[]
}

interface FineTuningDemoProps {
  models: readonly string[]
  instruction: string
  text: string
  /** Requests per minute without a key. */
  keylessRate: number
  /** The pairs of the text. */
  recorded: PreviewedPairs
}

/** Builds training pairs from a text of the visitor's domain, and carries the order to the form to sales. */
export default function FineTuningDemo(props: FineTuningDemoProps) {
  const { t } = useTranslation(['web-fine-tuning', 'common'])
  const { href } = usePageAddress()
  const [instruction, setInstruction] = useState(props.instruction)
  const [text, setText] = useState(props.text)
  const [model, setModel] = useState(props.models[0] ?? '')
  const [isMissing, setMissing] = useState(false)
  const { state, send, cancel } = useDemoCall({ recorded: props.recorded, needsKey: false })

  const run = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    void send(async (signal) => {
      const body = { content: text, return_chunks: true, max_chunk_length: passageLength }
      const { data, response } = await segment(services, body, { signal, ...storedKey() }).withResponse()
      return {
        pairs: trainingPairs(data.chunks ?? []),
        tokens: data.num_tokens,
        engine: engineOf(response),
      }
    })
  }
  const order = (pairs: number) => {
    const message = t('demo.order', { model, count: pairs, instruction: instruction.trim() })
    return `${href('/contact-sales')}?${new URLSearchParams({ topic: 'fine-tuning', message }).toString()}`
  }

  return (
    <DemoLayout
      heading={t('demo.heading')}
      submitLabel={t('demo.preview')}
      state={state}
      onSubmit={run}
      onCancel={cancel}
      keylessRate={props.keylessRate}
      fields={
        <>
          <TextArea
            label={t('demo.instruction')}
            description={t('demo.instructionHint')}
            rows={3}
            maxLength={1000}
            value={instruction}
            onChange={({ target }) => setInstruction(target.value)}
          />
          <TextArea
            label={t('demo.text')}
            errorMessage={isMissing ? t('demo.noText') : undefined}
            rows={6}
            maxLength={64_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            label={t('demo.base')}
            value={model}
            options={props.models.map((slug) => ({ id: slug, label: slug }))}
            onChange={({ target }) => setModel(target.value)}
          />
        </>
      }
    >
      {({ pairs }) => (
        <PairList
          pairs={pairs}
          action={
            <Link variant="button-solid" href={order(pairs.length)}>
              {t('demo.request')}
            </Link>
          }
        />
      )}
    </DemoLayout>
  )
}
