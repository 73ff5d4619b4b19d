import { Checkbox } from '@search-foundation/ui/checkbox'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../visitor/use-api-key.ts'
import { useSetting } from '../../visitor/use-setting.ts'
import { sendAfterPause } from './send-after-pause.ts'

export interface AutoRequestProps {
  request: object
  onSend: () => void
}

/** The setting by which a demo sends its request while the visitor types. It needs a key, because such requests cost tokens. */
export function AutoRequest({ request, onSend }: AutoRequestProps) {
  const { t } = useTranslation('web-product')
  const hasKey = useApiKey() !== null
  const [isEnabled, setEnabled] = useSetting('enableAutoAPIRequest')
  const serialized = JSON.stringify(request)
  const known = useRef(serialized)
  const send = useEffectEvent(onSend)

  useEffect(() => {
    if (!isEnabled || !hasKey || known.current === serialized) return undefined
    return sendAfterPause(() => {
      known.current = serialized
      send()
    })
  }, [isEnabled, hasKey, serialized])

  if (!hasKey) return null
  return (
    <Checkbox checked={isEnabled} onChange={({ target }) => setEnabled(target.checked)}>
      {t('demo.auto')}
    </Checkbox>
  )
}
