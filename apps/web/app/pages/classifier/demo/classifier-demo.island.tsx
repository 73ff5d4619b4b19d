import { classify } from '@search-foundation/api-client'
import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { Select } from '@search-foundation/ui/select'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { DemoLayout } from '../../../products/demo/demo-layout.tsx'
import { engineOf } from '../../../products/demo/engine-of.ts'
import { TextList } from '../../../products/demo/text-list.tsx'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { useFigures } from '../../../products/page/use-figures.ts'
import { useRequestSlots } from '../../../products/page/use-request-slots.ts'
import { services } from '../../../visitor/services.ts'
import { storedKey } from '../../../visitor/use-api-key.ts'
import { ClassifiedTexts, type Classes } from './classified-texts.tsx'
import { completeExamples, trainBody, zeroShotBody, type Example } from './classify-bodies.ts'
import { TeachClassifier } from './teach-classifier.tsx'
import { useTeaching } from './use-teaching.ts'
import styles from './classifier-demo.module.css'

interface ClassifierDemoProps {
  models: readonly string[]
  labels: readonly string[]
  texts: readonly string[]
  examples: readonly Example[]
  /** What the service responded to the texts, by the labels alone and after learning from the examples. */
  recorded: Readonly<Record<Mode, Classes>>
}

type Mode = 'zeroShot' | 'fewShot'
type Missing = 'labels' | 'texts' | 'examples' | 'classifier'

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')

/** Classifies the visitor's texts: by the names of the labels alone, or after learning from examples. */
export default function ClassifierDemo(props: ClassifierDemoProps) {
  const { t } = useTranslation(['web-classifier', 'common'])
  const [mode, setMode] = useState<Mode>('zeroShot')
  const [model, setModel] = useState(props.models[0] ?? '')
  const [labels, setLabels] = useState(props.labels)
  const [texts, setTexts] = useState(props.texts)
  const [examples, setExamples] = useState(props.examples)
  const [missing, setMissing] = useState<Missing>()
  const { state, send, reset, cancel } = useDemoCall({ recorded: props.recorded.zeroShot })
  const teaching = useTeaching()
  const name = useId()
  const input = filled(texts)
  const names = filled(labels)
  const complete = completeExamples(examples)
  useRequestSlots(zeroShotBody(model, names, input))
  useRequestSlots(trainBody(model, complete), 'train-')
  useFigures(state.status === 'done' ? { ms: state.ms, tokens: state.result.tokens } : undefined)

  const teach = () => {
    const isEnough = new Set(complete.map(({ label }) => label)).size >= 2
    setMissing(isEnough ? undefined : 'examples')
    if (isEnough) teaching.teach(model, complete)
  }
  const run = () => {
    const problem =
      input.length === 0
        ? 'texts'
        : mode === 'zeroShot' && new Set(names).size < 2
          ? 'labels'
          : mode === 'fewShot' && teaching.taught === undefined
            ? 'classifier'
            : undefined
    setMissing(problem)
    if (problem !== undefined) return
    const body =
      mode === 'zeroShot'
        ? zeroShotBody(model, [...new Set(names)], input)
        : { classifier_id: teaching.taught?.id ?? '', input }
    void send(async (signal) => {
      const { data, response } = await classify(services, body, { signal, ...storedKey() }).withResponse()
      return {
        texts: data.data.map(({ index, predictions }) => ({ text: input[index] ?? '', predictions })),
        tokens: data.usage.total_tokens,
        engine: engineOf(response),
      }
    })
  }

  return (
    <DemoLayout
      heading={t('demo.heading')}
      submitLabel={t('demo.classify')}
      state={state}
      onSubmit={run}
      onCancel={cancel}
      {...(mode === 'zeroShot' && { request: zeroShotBody(model, names, input) })}
      fields={
        <>
          <div className={styles.mode}>
            <SegmentedControl
              label={t('demo.mode')}
              name={name}
              value={mode}
              options={[
                { id: 'zeroShot', label: t('demo.zeroShot') },
                { id: 'fewShot', label: t('demo.fewShot') },
              ]}
              onChange={(next) => {
                setMode(next)
                setMissing(undefined)
                reset(props.recorded[next])
              }}
            />
            <p>{t(`demo.modeHint.${mode}`)}</p>
          </div>
          <Select
            label={t('common:model')}
            value={model}
            options={props.models.map((slug) => ({ id: slug, label: slug }))}
            onChange={({ target }) => setModel(target.value)}
          />
          {mode === 'zeroShot' ? (
            <TextList
              legend={t('demo.labels')}
              labelOf={(number) => t('demo.label', { number })}
              texts={labels}
              error={missing === 'labels' ? t('demo.tooFewLabels') : undefined}
              onChange={setLabels}
            />
          ) : (
            <TeachClassifier
              examples={examples}
              onChange={setExamples}
              teaching={teaching}
              error={
                missing === 'examples'
                  ? t('demo.tooFewExamples')
                  : missing === 'classifier'
                    ? t('demo.notTaught')
                    : undefined
              }
              onTeach={teach}
            />
          )}
          <TextList
            legend={t('demo.texts')}
            labelOf={(number) => t('demo.text', { number })}
            texts={texts}
            error={missing === 'texts' ? t('demo.noText') : undefined}
            onChange={setTexts}
          />
        </>
      }
    >
      {(classes) => <ClassifiedTexts {...classes} />}
    </DemoLayout>
  )
}
