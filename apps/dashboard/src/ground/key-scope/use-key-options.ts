import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { maskKey } from '../api-key/mask-key.ts'
import { useAccountKeyName } from '../api-key/use-key-names.ts'
import { browserKeyId } from './key-scope.ts'
import { useChosenKeyScope } from './use-chosen-key-scope.ts'

/** The keys that can be chosen, with the values of the address parameter `key`: those of the signed-in user, then the one in this browser. */
export function useKeyOptions(): { id: string; label: string }[] {
  const { t } = useTranslation('dashboard-keys')
  const { keys, apiKey } = useChosenKeyScope()
  const keyName = useAccountKeyName()
  return useMemo(
    () => [
      ...keys.map((key) => ({ id: key.id, label: keyName(key) })),
      ...(apiKey === null ? [] : [{ id: browserKeyId, label: t('scope.browser', { key: maskKey(apiKey) }) }]),
    ],
    [t, keys, apiKey, keyName],
  )
}
