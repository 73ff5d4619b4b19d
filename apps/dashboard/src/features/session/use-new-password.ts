import { useTranslation } from 'react-i18next'

import { usePasswordCheck } from './use-password-check.ts'

/** What a form shows about a new password while it is typed. */
export interface NewPassword {
  /** For the texts of errors. */
  lengths: { count: number; maximum: number | undefined }
  /** All that it lacks; empty for a valid one and before anything is typed. */
  missing: string
  hint: string
}

export function useNewPassword(password: string): NewPassword {
  const { t } = useTranslation('auth')
  const { faults, minimumLength, maximumLength } = usePasswordCheck(password)
  const lengths = { count: minimumLength, maximum: maximumLength }
  return {
    lengths,
    missing: password === '' ? '' : faults.map((fault) => t(`field.password.${fault}`, lengths)).join(' '),
    hint: t('field.password.hint', { count: minimumLength }),
  }
}
