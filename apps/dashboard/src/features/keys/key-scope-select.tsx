import { Skeleton } from '@search-foundation/ui/skeleton'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { useKeyOptions } from '../../ground/key-scope/use-key-options.ts'
import { AddressSelect } from '../../ground/query/address-select.tsx'

const all = 'all'

/** Chooses whose tokens the pages show: all keys of the account, one of them, or the key in this browser. Renders nothing without account keys. */
export function KeyScopeSelect() {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const { scope, keys, choose, isPending } = useChosenKeyScope()
  const keyOptions = useKeyOptions()
  const options = useMemo(() => [{ id: all, label: t('common:allKeys') }, ...keyOptions], [t, keyOptions])
  // Holds the place, so that on a phone the page does not move down when the keys come.
  if (isPending) return <Skeleton shape="block" width="var(--key-scope, 12rem)" height="var(--control-sm)" />
  if (scope === null || keys.length === 0) return null
  return (
    <AddressSelect
      label={t('scope.label')}
      hideLabel
      size="sm"
      value={scope.browser ? browserKeyId : (scope.account.keyId ?? all)}
      onChoose={(id) => choose(id === all ? null : id)}
      options={options}
    />
  )
}
