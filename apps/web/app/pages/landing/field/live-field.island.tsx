import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { Button } from '@search-foundation/ui/button'
import { TextField } from '@search-foundation/ui/text-field'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { spectrumOf } from '../../../blocks/spectrum-of.ts'
import { useRequestSlots } from '../../../products/page/use-request-slots.ts'
import { FieldMap } from './field-map.tsx'
import { fieldPoints } from './field-points.ts'
import { FieldResults } from './field-results.tsx'
import type { Lit } from './lit.ts'
import { useFieldQuery } from './use-field-query.ts'
import styles from './live-field.module.css'

const suggestionKeys = ['first', 'second', 'third'] as const
/** The demo route takes up to this many characters. */
const longestQuery = 200

/** The field of passages: a query lights the nearest ones on the map and lists them as text. */
export default function LiveField({ built }: { built: Lit }) {
  const { t } = useTranslation('web-landing')
  const { state, search } = useFieldQuery(built)
  const [text, setText] = useState(built.query)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const pending = state.status === 'pending'
  useRequestSlots({ model: defaultEmbeddingModel, input: text })
  const isEmpty = state.status === 'failed' && state.problem.kind === 'empty'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') input.current?.focus()
    void search(text.trim())
  }

  return (
    <section className={styles.field} aria-labelledby={`${id}-heading`} {...spectrumOf('embedding')}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{t('field.heading')}</h2>
        <p>{t('field.caption', { count: fieldPoints.length })}</p>
      </div>
      <div className={styles.stage}>
        <FieldMap lit={state.lit} dimmed={pending} />
        <div className={styles.side}>
          <form className={styles.form} onSubmit={submit} role="search" aria-label={t('field.heading')}>
            <div className={styles.row}>
              <TextField
                ref={input}
                label={t('field.inputLabel')}
                type="text"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={longestQuery}
                placeholder={t('field.placeholder')}
                value={text}
                errorMessage={isEmpty ? t('field.empty') : undefined}
                onChange={(event) => setText(event.target.value)}
              />
              <Button type="submit" variant="solid" isPending={pending}>
                {t('field.submit')}
              </Button>
            </div>
            <p className={styles.suggestions}>
              <span>{t('field.suggestions')}</span>
              {suggestionKeys.map((key) => (
                <Button
                  key={key}
                  size="sm"
                  onClick={() => {
                    const suggestion = t(`field.suggestion.${key}`)
                    setText(suggestion)
                    void search(suggestion)
                  }}
                >
                  {t(`field.suggestion.${key}`)}
                </Button>
              ))}
            </p>
          </form>
          <FieldResults state={state} retry={() => void search(text.trim())} />
        </div>
      </div>
      <noscript>
        <p className={styles.noScript}>{t('field.noScript')}</p>
      </noscript>
    </section>
  )
}
