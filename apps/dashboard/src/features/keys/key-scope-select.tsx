import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { lazy, Suspense } from 'react'

import { maskKey } from '../../ground/api-key/mask-key.ts'
import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'

/** Loaded for accounts only: visitors have no keys to choose from. */
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }))

const all = 'all'

/** Chooses whose tokens the pages show: all keys of the account, one of them, or the key in this browser. Renders nothing without account keys. */
export function KeyScopeSelect() {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const { scope, keys, apiKey, choose } = useChosenKeyScope()
  if (scope === null || keys.length === 0) return null
  return (
    <Suspense fallback={<Skeleton width="9rem" height="1.75rem" shape="block" />}>
      <KeyList
        value={scope.browser ? browserKeyId : (scope.account.keyId ?? all)}
        onChange={(id) => choose(id === all ? null : id)}
        options={[
          { id: all, label: t('common:allKeys') },
          ...keys.map(({ id, name, masked }) => ({ id, label: name ?? masked })),
          ...(apiKey === null
            ? []
            : [{ id: browserKeyId, label: t('scope.browser', { key: maskKey(apiKey) }) }]),
        ]}
      />
    </Suspense>
  )
}
