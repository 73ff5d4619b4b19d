import { keysApi } from '@search-foundation/store/endpoints/keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { serviceError } from '@search-foundation/store/service-error'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Checks a key with the service. `check` resolves with the message of what is wrong, or undefined for a valid key. */
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
        keysApi.endpoints.keyInfo.initiate(key, { forceRefetch: true, subscribe: false }),
      )
      setChecking(false)
      if (error === undefined) return undefined
      return serviceError(error).kind === 'unreachable' ? t('unreachable') : t('useKey.unknown')
    },
  }
}
