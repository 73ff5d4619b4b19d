import type { MailedCode } from '@search-foundation/auth/types'
import { Form, FormActions, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { useAuthFailure } from '../use-auth-failure.ts'

const nothing = v.object({})

export interface ApplyCodeFormProps {
  code: string
  kind: Exclude<MailedCode['kind'], 'reset-password'>
  onDone: () => void
}

/** The button that confirms, changes or restores the address of an account. */
export function ApplyCodeForm({ code, kind, onDone }: ApplyCodeFormProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const form = useValidatedForm(nothing, {})

  async function apply(): Promise<void> {
    await auth.codes.apply(code)
    onDone()
  }

  return (
    <Form form={form} onSubmit={apply} failureText={failureText}>
      <FormActions>
        <SubmitButton>{t(`code.${kind}.submit`)}</SubmitButton>
      </FormActions>
    </Form>
  )
}
