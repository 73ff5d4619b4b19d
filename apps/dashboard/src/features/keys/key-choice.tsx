import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useKeyInUse } from '../../ground/api-key/api-key.tsx'
import { browserKeyId } from '../../ground/key-scope/key-scope.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { useKeyOptions } from '../../ground/key-scope/use-key-options.ts'
import { AddressSelect } from '../../ground/query/address-select.tsx'

/** The key that the page acts with, and which else there are. Renders nothing without account keys. */
export function KeyChoice() {
  const { t } = useTranslation('common')
  const { keys, choose } = useChosenKeyScope()
  const options = useKeyOptions()
  const inUse = useKeyInUse()
  if (inUse === null || keys.length === 0) return null
  return (
    <Row>
      <AddressSelect
        label={t('key')}
        value={inUse.own?.key.id ?? browserKeyId}
        onChoose={choose}
        options={options}
      />
    </Row>
  )
}
