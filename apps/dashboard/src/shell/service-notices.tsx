import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useStoredApiKey } from '../ground/api-key/api-key.tsx'
import { useDialogs } from '../ground/dialogs/use-dialogs.ts'
import { useOnline } from './use-online.ts'

/** How often the service is called while it does not respond. */
const retryMilliseconds = 10_000

/** What is wrong with the network, the service or the key in this browser, above every page. Nothing when all is well. */
export function ServiceNotices() {
  const { t } = useTranslation(['dashboard-frame', 'dashboard-keys'])
  const dialogs = useDialogs()
  const isOnline = useOnline()
  const [isDown, setDown] = useState(false)
  const { error } = useKeyInfoQuery(useStoredApiKey() ?? skipToken, {
    pollingInterval: isDown && isOnline ? retryMilliseconds : 0,
    skipPollingIfUnfocused: true,
  })
  const failure = error === undefined ? undefined : serviceError(error)
  const isNotResponding = failure?.kind === 'unreachable' || (failure?.status ?? 0) >= 500
  if (isNotResponding !== isDown) setDown(isNotResponding)
  if (!isOnline) {
    return (
      <Callout tone="warning" title={t('offline.title')} announce>
        {t('offline.description')}
      </Callout>
    )
  }
  if (isNotResponding) {
    return (
      <Callout tone="warning" title={t('serviceDown.title')} announce>
        {t('serviceDown.description')}
      </Callout>
    )
  }
  if (failure?.status !== 401) return null
  return (
    <Callout tone="negative" title={t('keyRefused.title')} announce>
      <Stack gap="sm">
        {t('keyRefused.description')}
        <div>
          <Button size="sm" onClick={() => dialogs.show('use-key')}>
            {t('dashboard-keys:useKey.action')}
          </Button>{' '}
          <Button size="sm" onClick={() => dialogs.show('create-key')}>
            {t('dashboard-keys:createKey.action')}
          </Button>
        </div>
      </Stack>
    </Callout>
  )
}
