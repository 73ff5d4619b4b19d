import { useAppSelector } from '@search-foundation/store/hooks'
import { parseEntry, safeStorage } from '@search-foundation/store/preferences'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { maskKey } from '../../ground/api-key/mask-key.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { LinkKeyButton } from './link-key-button.tsx'

/** Entry of the session storage with the masked key that the user did not want to add. */
const refusedEntry = 'sf:refused-link'

const storage = safeStorage(() => sessionStorage)

/**
 * Offers a user who has just signed in to add the key of this browser to the account, once for each key. A refusal is kept until the browser's
 * tab is closed, because the specification lists what may be kept for longer.
 */
export function LinkKeyOffer() {
  const { t } = useTranslation('dashboard-keys')
  const user = useSignedIn()
  const { apiKey, isPending } = useChosenKeyScope()
  const owner = useAppSelector(({ embedding }) => embedding.apiKeyInfo?.user_id)
  // The build renders the frame, too, where there is no storage.
  const [refused, setRefused] = useState(() =>
    typeof document === 'undefined' ? undefined : parseEntry(storage.getItem(refusedEntry)),
  )
  // Until its info is there, it is unknown whether the key has an account.
  if (user === null || apiKey === null || isPending || owner !== null) return null
  const masked = maskKey(apiKey)
  if (refused === masked) return null

  function refuse(): void {
    storage.setItem(refusedEntry, JSON.stringify(masked))
    setRefused(masked)
  }

  return (
    <Callout
      tone="info"
      title={t('link.title', { key: masked })}
      action={
        <Row>
          <LinkKeyButton apiKey={apiKey} />
          <Button size="sm" variant="quiet" onClick={refuse}>
            {t('link.later')}
          </Button>
        </Row>
      }
    >
      {t('link.description')}
    </Callout>
  )
}
