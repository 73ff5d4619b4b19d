import { useTranslation } from '@search-foundation/i18n/use-translation'

import { usePasswordCheck } from './use-password-check.ts'

/** Returns what the field of a new password shows below it while it is typed, and the lengths for its errors. */
export function useNewPassword(password: string, hasError: boolean) {
  const { t } = useTranslation('auth')
  const { faults, minimumLength, maximumLength } = usePasswordCheck(password)
  const lengths = { count: minimumLength, maximum: maximumLength }
  const missing = password === '' || hasError ? [] : faults
  return {
    lengths,
    description:
      missing.length > 0
        ? missing.map((fault) => t(`field.password.${fault}`, lengths)).join(' ')
        : t('field.password.hint', { count: minimumLength }),
  }
}
