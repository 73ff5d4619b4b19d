import { api } from '@search-foundation/store/api'
import { useAppDispatch } from '@search-foundation/store/hooks'
import type { ServiceError } from '@search-foundation/store/service-error'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Asks the service whether it knows a key; answers what is wrong, or undefined when the key is good. */
export function useLazyKeyInfo(): {
  check: (key: string) => Promise<string | undefined>
  isChecking: boolean
} {
  const { t } = useTranslation('dashboard')
  const dispatch = useAppDispatch()
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async check(key) {
      setChecking(true)
      const { error } = await dispatch(
        api.endpoints.keyInfo.initiate(key, { forceRefetch: true, subscribe: false }),
      )
      setChecking(false)
      if (error === undefined) return undefined
      return (error as ServiceError).kind === 'unreachable' ? t('unreachable') : t('useKey.unknown')
    },
  }
}
