import { PlainButton } from '@search-foundation/ui/plain/button'
import { PlainTextField } from '@search-foundation/ui/plain/text-field'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/use-page-address.ts'
import { useEarlySubmit } from '../../../frame/use-early-submit.ts'
import { useTypedBefore } from '../../../frame/use-typed-before.ts'
import { spectrumOf } from '../../../products/spectrum-of.ts'
import { fieldPoints } from './field-data.ts'
import { FieldMap } from './field-map.tsx'
import { FieldResults } from './field-results.tsx'
import { useFieldQuery } from './use-field-query.ts'
import styles from './live-field.module.css'

const suggestionKeys = ['first', 'second', 'third'] as const
/** The demo route takes up to this many characters. */
const longestQuery = 200

/** The field of passages: a query lights the nearest ones on the map and lists them as text. */
export function LiveField() {
  const { t } = useTranslation('web-landing')
  const { locale } = usePageAddress()
  const { state, ask } = useFieldQuery(locale)
  const [text, setText] = useState(state.lit.query)
  const input = useTypedBefore(setText)
  const form = useEarlySubmit()
  const id = useId()
  const pending = state.status === 'pending'
  const isEmpty = state.status === 'failed' && state.problem.kind === 'empty'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') input.current?.focus()
    void ask(text.trim())
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
          <form
            {...form}
            className={styles.form}
            onSubmit={submit}
            role="search"
            aria-label={t('field.heading')}
          >
            <div className={styles.row}>
              <PlainTextField
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
              <PlainButton type="submit" variant="solid" isPending={pending}>
                {t('field.submit')}
              </PlainButton>
            </div>
            <p className={styles.suggestions}>
              <span>{t('field.suggestions')}</span>
              {suggestionKeys.map((key) => (
                <PlainButton
                  key={key}
                  size="sm"
                  onClick={() => {
                    const suggestion = t(`field.suggestion.${key}`)
                    setText(suggestion)
                    void ask(suggestion)
                  }}
                >
                  {t(`field.suggestion.${key}`)}
                </PlainButton>
              ))}
            </p>
          </form>
          <FieldResults state={state} retry={() => void ask(text.trim())} />
        </div>
      </div>
      <noscript>
        <p className={styles.noScript}>{t('field.noScript')}</p>
      </noscript>
    </section>
  )
}
