import { createContactRequest } from '@search-foundation/api-client'
import { Button } from '@search-foundation/ui/button'
import { Select } from '@search-foundation/ui/select'
import { TextArea } from '@search-foundation/ui/text-area'
import { TextField } from '@search-foundation/ui/text-field'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { config as addresses } from '../../../ground/config.ts'
import { CallFailure } from '../../../products/demo/call-failure.tsx'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { BotCheck } from '../../../visitor/bot-check.tsx'
import { services } from '../../../visitor/services.ts'
import { useLicenseConfig } from '../../../visitor/use-license-config.ts'
import {
  checkFields,
  longest,
  requiredFields,
  topics,
  type FieldProblem,
  type RequiredField,
} from './contact-fields.ts'
import { LicenseCalculator, type LicensedModel } from './license-calculator.tsx'
import { places, uses } from './license-need.ts'
import { SentNotice } from './sent-notice.tsx'
import styles from './contact-form.module.css'

type Problems = Partial<Record<RequiredField, FieldProblem>>

/** The form to the sales team. Without scripts the browser sends it to the same address and is led back to the page. */
export default function ContactForm({ models }: { models: readonly LicensedModel[] }) {
  const { t } = useTranslation(['web-contact-sales', 'common'])
  const { locale } = usePageAddress()
  const form = useRef<HTMLFormElement>(null)
  const [topic, setTopic] = useState<(typeof topics)[number]>('api')
  const [problems, setProblems] = useState<Problems>({})
  const [checks, setChecks] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const [isCheckBroken, setCheckBroken] = useState(false)
  const { state, send } = useDemoCall<{ id: string; email: string }>({ needsKey: false })
  const { config: stored, change } = useLicenseConfig()
  const license = {
    model: models.find(({ slug }) => slug === stored['model'])?.slug ?? models[0]?.slug ?? '',
    use: uses.find((use) => use === stored['use']) ?? 'commercial',
    place: places.find((place) => place === stored['place']) ?? 'own',
  }

  // A link of a model's page names the model, one of the page about fine-tuning the topic and what to write.
  const takeQuery = useEffectEvent(() => {
    const query = new URLSearchParams(location.search)
    const model = query.get('model')
    const asked = topics.find((id) => id === query.get('topic'))
    if (asked !== undefined) setTopic(asked)
    const area = form.current?.querySelector<HTMLTextAreaElement>('[name="message"]')
    if (area?.value === '') area.value = query.get('message') ?? ''
    if (model === null || !models.some(({ slug }) => slug === model)) return
    change({ model })
    setTopic('license')
  })
  useEffect(() => {
    // Problems are shown in place; without scripts the browser checks the fields.
    if (form.current !== null) form.current.noValidate = true
    takeQuery()
  }, [])

  const valueOf = (field: string) => {
    const value = form.current === null ? null : new FormData(form.current).get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  const values = () => ({
    name: valueOf('name'),
    email: valueOf('email'),
    company: valueOf('company'),
    message: valueOf('message'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkFields(values())
    setProblems(found)
    const first = requiredFields.find((field) => found[field] !== undefined)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    startCheck()
  }
  const startCheck = () => {
    setChecks((count) => count + 1)
    setCheckBroken(false)
    setChecking(true)
  }
  const sendForm = (botCheck: string) => {
    setChecking(false)
    const request = {
      ...values(),
      topic,
      locale,
      ...(topic === 'license'
        ? { license_model: license.model, license_use: license.use, license_place: license.place }
        : {}),
    }
    void send(async (signal) => {
      const { id } = await createContactRequest(services, request, { botCheck, signal })
      return { id, email: request.email }
    })
  }
  const errorOf = (field: RequiredField) => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    if (field === 'email') return t(problem === 'missing' ? 'common:emailMissing' : 'common:emailInvalid')
    return t(`form.missing.${field}`)
  }

  if (state.status === 'done') return <SentNotice {...state.result} />
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${addresses.apiUrl}/api/v1/contact_requests?locale=${locale}`}
      onSubmit={submit}
    >
      <div className={styles.trap} aria-hidden="true">
        <TextField label={t('form.website')} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('form.name')}
          name="name"
          autoComplete="name"
          isRequired
          maxLength={longest.name}
          errorMessage={errorOf('name')}
        />
        <TextField
          label={t('form.company')}
          name="company"
          autoComplete="organization"
          isRequired
          maxLength={longest.company}
          errorMessage={errorOf('company')}
        />
      </div>
      <TextField
        label={t('form.email')}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        maxLength={longest.email}
        errorMessage={errorOf('email')}
      />
      <Select
        label={t('form.topic')}
        name="topic"
        value={topic}
        options={topics.map((id) => ({ id, label: t(`form.topics.${id}`) }))}
        onChange={({ target }) => {
          const next = topics.find((id) => id === target.value)
          if (next !== undefined) setTopic(next)
        }}
      />
      {topic === 'license' ? <LicenseCalculator models={models} config={license} onChange={change} /> : null}
      <TextArea
        label={t('form.message')}
        description={t('form.messageHint')}
        name="message"
        rows={6}
        isRequired
        maxLength={longest.message}
        errorMessage={errorOf('message')}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="solid"
          size="lg"
          isPending={state.status === 'pending'}
          isDisabled={isChecking}
        >
          {t('form.send')}
        </Button>
        <p>{t('form.privacy')}</p>
      </div>
      <div role="status">
        {isChecking ? (
          <>
            <p className={styles.check}>{t('form.check')}</p>
            <BotCheck
              key={checks}
              onResponse={sendForm}
              onError={() => {
                setChecking(false)
                setCheckBroken(true)
              }}
            />
          </>
        ) : null}
        {isCheckBroken ? <p className={styles.error}>{t('form.checkFailed')}</p> : null}
        {state.status === 'failed' ? <CallFailure problem={state.problem} retry={startCheck} /> : null}
      </div>
      <noscript>
        <p>{t('form.noScript')}</p>
      </noscript>
    </form>
  )
}
