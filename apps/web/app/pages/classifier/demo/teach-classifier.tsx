import { Button } from '@search-foundation/ui/button'
import { TextField } from '@search-foundation/ui/text-field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { CallFailure } from '../../../products/demo/call-failure.tsx'
import { DemoFieldset } from '../../../products/demo/demo-fieldset.tsx'
import type { Example } from './classify-bodies.ts'
import type { useTeaching } from './use-teaching.ts'
import styles from './teach-classifier.module.css'

export interface TeachClassifierProps {
  examples: readonly Example[]
  onChange: (change: (examples: readonly Example[]) => readonly Example[]) => void
  teaching: ReturnType<typeof useTeaching>
  /** What is missing before the next step. */
  error: string | undefined
  onTeach: () => void
}

/** Examples with their labels, the button that teaches a classifier, and what came of it. */
export function TeachClassifier({ examples, onChange, teaching, error, onTeach }: TeachClassifierProps) {
  const { t } = useTranslation('web-classifier')
  const id = useId()
  const { state, taught } = teaching
  const change = (index: number, part: Partial<Example>) =>
    onChange((all) => all.map((example, place) => (place === index ? { ...example, ...part } : example)))
  return (
    <DemoFieldset legend={t('demo.examples')} layout="column" describedBy={`${id}-status`}>
      {examples.map(({ text, label }, index) => (
        <div key={index} className={styles.example}>
          <TextField
            hideLabel
            label={t('demo.exampleText', { number: index + 1 })}
            type="text"
            autoComplete="off"
            maxLength={500}
            value={text}
            onChange={({ target }) => change(index, { text: target.value })}
          />
          <TextField
            hideLabel
            label={t('demo.exampleLabel', { number: index + 1 })}
            type="text"
            autoComplete="off"
            maxLength={200}
            value={label}
            onChange={({ target }) => change(index, { label: target.value })}
          />
        </div>
      ))}
      <div className={styles.actions}>
        <Button isPending={state.status === 'pending'} onClick={onTeach}>
          {t(taught === undefined ? 'demo.teach' : 'demo.teachAgain')}
        </Button>
        {taught === undefined ? null : (
          <Button variant="quiet" onClick={teaching.remove}>
            {t('demo.forget')}
          </Button>
        )}
      </div>
      <div id={`${id}-status`} role="status" className={styles.status}>
        {error === undefined ? null : <p className={styles.error}>{error}</p>}
        {taught === undefined || error !== undefined ? null : (
          <p>
            {t('demo.taught', { count: taught.examples, tokens: taught.tokens, id: taught.id.slice(0, 8) })}
          </p>
        )}
        {teaching.isDeleted ? <p>{t('demo.forgotten')}</p> : null}
        {state.status === 'failed' ? <CallFailure problem={state.problem} retry={onTeach} /> : null}
      </div>
    </DemoFieldset>
  )
}
