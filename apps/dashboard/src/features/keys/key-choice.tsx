import { Row } from '@search-foundation/ui/row'
import { Select } from '@search-foundation/ui/select'
import { useTranslation } from 'react-i18next'

import { useKeyInUse } from '../../ground/api-key/api-key.tsx'
import { keyName } from '../../ground/api-key/key-name.ts'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'

/** The key that the page acts with, and which else there are. Renders nothing without account keys. */
export function KeyChoice() {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const { keys, apiKey, choose } = useChosenKeyScope()
  const inUse = useKeyInUse()
  if (inUse === null || keys.length === 0) return null
  return (
    <Row>
      <Select
        label={t('common:key')}
        value={inUse.own?.key.id ?? browserKeyId}
        onChange={({ currentTarget: { value } }) => choose(value)}
        options={[
          ...keys.map((key) => ({ id: key.id, label: keyName(key) })),
          ...(apiKey === null
            ? []
            : [{ id: browserKeyId, label: t('scope.browser', { key: maskKey(apiKey) }) }]),
        ]}
      />
    </Row>
  )
}
