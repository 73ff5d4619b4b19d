import { segment } from '@search-foundation/api-client'
import { Select } from '@search-foundation/ui/select'
import { TextArea } from '@search-foundation/ui/text-area'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { DemoLayout } from '../../../products/demo/demo-layout.tsx'
import { DemoOptions } from '../../../products/demo/demo-options.tsx'
import { engineOf } from '../../../products/demo/engine-of.ts'
import { sendAfterPause } from '../../../products/demo/send-after-pause.ts'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { useFigures } from '../../../products/page/use-figures.ts'
import { useRequestSlots } from '../../../products/page/use-request-slots.ts'
import { segmentRates } from '../../../products/segment-rates.ts'
import { services } from '../../../visitor/services.ts'
import { storedKey } from '../../../visitor/use-api-key.ts'
import { SegmentedText, type Segments } from './segmented-text.tsx'
import {
  chunkLengths,
  firstChoice,
  maxCharacters,
  segmentBody,
  tokenizers,
  type SegmentChoice,
} from './segmenter-options.ts'

/** Shows the tokens and chunks of a text while the visitor types. */
export default function SegmenterDemo({ sample, recorded }: { sample: string; recorded: Segments }) {
  const { t } = useTranslation(['web-segmenter', 'content-products'])
  const [content, setContent] = useState(sample)
  const [choice, setChoice] = useState<SegmentChoice>(firstChoice)
  const { state, send, cancel } = useDemoCall({ recorded, needsKey: false })
  const isEmpty = content.trim() === ''
  const body = segmentBody(choice, content)
  const serialized = JSON.stringify(body)
  // The result of the first body is already shown.
  const known = useRef(serialized)
  useRequestSlots(body)
  useFigures(state.status === 'done' ? { ms: state.ms, tokens: state.result.tokens } : undefined)

  const run = () => {
    if (isEmpty) return cancel()
    void send(async (signal) => {
      const { data, response } = await segment(services, body, {
        signal,
        ...storedKey(),
      }).withResponse()
      return {
        characters: content.length,
        tokens: data.num_tokens,
        engine: engineOf(response),
        pieces: data.tokens?.flat() ?? [],
        chunks: data.chunks ?? [],
      }
    })
  }
  const runAfterPause = useEffectEvent(() => {
    known.current = serialized
    run()
  })
  useEffect(() => {
    if (known.current === serialized) return undefined
    return sendAfterPause(() => runAfterPause())
  }, [serialized])

  return (
    <DemoLayout
      heading={t('demo.heading')}
      submitLabel={t('demo.split')}
      state={state}
      onSubmit={run}
      onCancel={cancel}
      keylessRate={segmentRates.anonymous}
      isLive
      fields={
        <>
          <TextArea
            label={t('demo.text')}
            description={t('demo.textHint', { characters: maxCharacters })}
            errorMessage={isEmpty ? t('demo.noText') : undefined}
            rows={7}
            maxLength={maxCharacters}
            spellCheck={false}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
          <DemoOptions>
            <Select
              label={t('content-products:tokenizer.label')}
              value={choice.tokenizer}
              options={tokenizers.map((name) => ({ id: name, label: name }))}
              onChange={({ target }) => {
                const tokenizer = tokenizers.find((name) => name === target.value)
                if (tokenizer !== undefined) setChoice((now) => ({ ...now, tokenizer }))
              }}
            />
            <Select
              label={t('demo.chunkLength')}
              value={String(choice.chunkLength)}
              options={chunkLengths.map((length) => ({
                id: String(length),
                label: t('demo.chunkCharacters', { characters: length }),
              }))}
              onChange={({ target }) => {
                const chunkLength = chunkLengths.find((length) => String(length) === target.value)
                if (chunkLength !== undefined) setChoice((now) => ({ ...now, chunkLength }))
              }}
            />
          </DemoOptions>
        </>
      }
    >
      {(segments) => <SegmentedText {...segments} />}
    </DemoLayout>
  )
}
