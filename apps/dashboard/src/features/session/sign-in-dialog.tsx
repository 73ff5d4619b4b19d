import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { toAuthError } from '@search-foundation/auth/auth-error'
import { checkByDefault } from '@search-foundation/auth/password-check'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Dialog } from '@search-foundation/ui/dialog'
import { notify } from '@search-foundation/ui/notifications'
import { TextField } from '@search-foundation/ui/text-field'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../app/services.tsx'
import { resetSchema, signInSchema, signUpSchema, type SignInForm } from './sign-in-schema.ts'

type Mode = 'sign-in' | 'sign-up' | 'reset'

export interface SignInDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Sign-in, sign-up and password reset in one dialog. */
export function SignInDialog({ isOpen, onOpenChange }: SignInDialogProps) {
  const { t } = useTranslation('auth')
  const [mode, setMode] = useState<Mode>('sign-in')
  return (
    <Dialog
      size="sm"
      title={t(`mode.${mode}.title`)}
      description={t(`mode.${mode}.description`)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <SignInFormBody key={mode} mode={mode} onMode={setMode} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface BodyProps {
  mode: Mode
  onMode: (mode: Mode) => void
  onDone: () => void
}

function SignInFormBody({ mode, onMode, onDone }: BodyProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const [policy, setPolicy] = useState(() => checkByDefault(''))
  const [failure, setFailure] = useState<string>()
  const schema =
    mode === 'sign-in' ? signInSchema : mode === 'sign-up' ? signUpSchema(auth.checkPassword) : resetSchema
  const { control, handleSubmit, formState } = useForm<SignInForm>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '', password: '' },
  })

  useEffect(() => {
    let current = true
    if (mode === 'sign-up') void auth.checkPassword('').then((fetched) => current && setPolicy(fetched))
    return () => {
      current = false
    }
  }, [auth, mode])

  async function submit(form: SignInForm): Promise<void> {
    setFailure(undefined)
    try {
      if (mode === 'reset') {
        await auth.sendPasswordReset(form.email)
        notify({ tone: 'positive', message: t('reset.sent', { email: form.email }) })
        return onMode('sign-in')
      }
      const user = await (mode === 'sign-up' ? auth.signUp(form) : auth.signIn(form))
      notify({ tone: 'positive', message: t('signedIn', { email: user.email }) })
      onDone()
    } catch (error) {
      setFailure(toAuthError(error).code)
    }
  }

  const message = (key: string | undefined) =>
    key === undefined ? undefined : t(key, { count: policy.minimumLength, maximum: policy.maximumLength })
  return (
    <form className="stack" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {failure !== undefined && <Callout tone="negative">{t(`error.${failure}`)}</Callout>}
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState: { error } }) => (
          <TextField
            label={t('field.email.label')}
            type="email"
            autoComplete="email"
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            isInvalid={error !== undefined}
            errorMessage={message(error?.message)}
          />
        )}
      />
      {mode !== 'reset' && (
        <Controller
          control={control}
          name="password"
          render={({ field, fieldState: { error } }) => (
            <TextField
              label={t('field.password.label')}
              type="password"
              autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
              description={
                mode === 'sign-up' ? t('field.password.hint', { count: policy.minimumLength }) : undefined
              }
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              isInvalid={error !== undefined}
              errorMessage={message(error?.message)}
            />
          )}
        />
      )}
      <Button type="submit" variant="solid" fullWidth isPending={formState.isSubmitting}>
        {t(`mode.${mode}.submit`)}
      </Button>
      <div className="row">
        {mode !== 'sign-in' && (
          <Button variant="quiet" size="sm" onPress={() => onMode('sign-in')}>
            {t('mode.sign-in.switch')}
          </Button>
        )}
        {mode !== 'sign-up' && (
          <Button variant="quiet" size="sm" onPress={() => onMode('sign-up')}>
            {t('mode.sign-up.switch')}
          </Button>
        )}
        {mode === 'sign-in' && (
          <Button variant="quiet" size="sm" onPress={() => onMode('reset')}>
            {t('mode.reset.switch')}
          </Button>
        )}
      </div>
    </form>
  )
}
