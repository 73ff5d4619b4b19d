import { deepSearch } from '@search-foundation/api-client'
import { addChunk, noProgress } from '@search-foundation/store/search-progress'
import { Button } from '@search-foundation/ui/button'
import { Select } from '@search-foundation/ui/select'
import { TextArea } from '@search-foundation/ui/text-area'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { DemoLayout, type DemoResult } from '../../../products/demo/demo-layout.tsx'
import { engineOf } from '../../../products/demo/engine-of.ts'
import { SampleButtons } from '../../../products/demo/sample-buttons.tsx'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { useFigures } from '../../../products/page/use-figures.ts'
import { useRequestSlots } from '../../../products/page/use-request-slots.ts'
import { services } from '../../../visitor/services.ts'
import { storedKey } from '../../../visitor/use-api-key.ts'
import { useSetting } from '../../../visitor/use-setting.ts'
import { deepSearchBody, efforts, type Effort } from './deep-search-body.ts'
import { SearchTurn, type SearchTurnProps, type Turn } from './search-turn.tsx'

interface DeepSearchDemoProps {
  questions: readonly string[]
  /** A recorded response in the language `locale`, shown until the visitor asks. Its texts are HTML already. */
  sample: Turn & DemoResult & { html: NonNullable<SearchTurnProps['html']>; locale: string }
}

/** Longest question, in characters. */
const maxLength = 2000

/** Asks the deep search, shows its steps and its answer while they arrive, and asks on. */
export default function DeepSearchDemo({ questions, sample }: DeepSearchDemoProps) {
  const { t } = useTranslation(['web-deepsearch', 'common'])
  const [question, setQuestion] = useState(questions[0] ?? '')
  const [effort, setEffort] = useState<Effort>('medium')
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [current, setCurrent] = useState<Turn>()
  const [isMissing, setMissing] = useState(false)
  const [lastQuestion, setLastQuestion] = useSetting('lastQuestion')
  const { state, send, reset, cancel } = useDemoCall<DemoResult>({ recorded: sample })
  const asked = question.trim()
  useRequestSlots(deepSearchBody(effort, [...turns, { question: asked }]))
  useFigures(state.status === 'done' ? { ms: state.ms, tokens: state.result.tokens } : undefined)

  const ask = (text: string) => {
    setMissing(text === '')
    if (text === '') return
    setLastQuestion(text)
    void send(async (signal) => {
      let turn: Turn = { question: text, ...noProgress }
      setCurrent(turn)
      const body = deepSearchBody(effort, [...turns, { question: text }])
      const { data, response } = await deepSearch(services, body, { signal, ...storedKey() }).withResponse()
      for await (const chunk of data) {
        turn = { question: text, ...addChunk(turn, chunk) }
        setCurrent(turn)
      }
      const complete = turn
      setTurns((before) => [...before, complete])
      setCurrent(undefined)
      setQuestion('')
      return { tokens: turn.tokens, engine: engineOf(response) }
    })
  }
  /** Shows a question from the address of the page, and asks it where that needs nothing more of the visitor. */
  const takeQuestion = useEffectEvent(() => {
    const given = new URLSearchParams(location.search).get('q')?.trim().slice(0, maxLength)
    if (!given) return
    setQuestion(given)
    if (storedKey().apiKey !== undefined) ask(given)
  })
  useEffect(() => takeQuestion(), [])

  const startOver = () => {
    reset()
    setTurns([])
    setCurrent(undefined)
    setQuestion(questions[0] ?? '')
  }
  const before = turns.map((turn, index) => <SearchTurn key={index} id={`turn-${index + 1}`} turn={turn} />)

  return (
    <DemoLayout
      heading={t('demo.heading')}
      submitLabel={turns.length === 0 ? t('demo.ask') : t('demo.askOn')}
      cancelLabel={t('demo.stop')}
      progress={
        <>
          {before}
          {current === undefined ? null : (
            <SearchTurn
              id={`turn-${turns.length + 1}`}
              turn={current}
              isStreaming={state.status === 'pending'}
            />
          )}
        </>
      }
      state={state}
      onSubmit={() => ask(asked)}
      onCancel={cancel}
      fields={
        <>
          <TextArea
            label={t('demo.question')}
            description={turns.length === 0 ? undefined : t('demo.askOnHint')}
            errorMessage={isMissing ? t('demo.noQuestion') : undefined}
            rows={2}
            maxLength={maxLength}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          {turns.length === 0 ? (
            <SampleButtons
              legend={t('demo.samples')}
              samples={[...new Set([...questions, ...(lastQuestion === '' ? [] : [lastQuestion])])]}
              current={question}
              onChoose={(text) => {
                setQuestion(text)
                ask(text)
              }}
            />
          ) : (
            <div>
              <Button size="sm" onClick={startOver}>
                {t('demo.startOver')}
              </Button>
            </div>
          )}
          <Select
            label={t('demo.effort')}
            value={effort}
            options={(['low', 'medium', 'high'] as const).map((id) => ({
              id,
              label: t(`demo.efforts.${id}`, efforts[id]),
            }))}
            onChange={({ target }) => {
              const { value } = target
              if (value === 'low' || value === 'medium' || value === 'high') setEffort(value)
            }}
          />
        </>
      }
    >
      {() =>
        turns.length > 0 ? (
          before
        ) : (
          <div lang={sample.locale}>
            <SearchTurn id="sample" turn={sample} html={sample.html} />
          </div>
        )
      }
    </DemoLayout>
  )
}
