import { useAppSelector } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { maskKey } from '../../ground/api-key/mask-key.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { LinkKeyButton } from './link-key-button.tsx'

/** Offers a user who has just signed in to add the key of this browser to the account, once for each key of a visit. */
export function LinkKeyOffer() {
  const { t } = useTranslation('dashboard-keys')
  const user = useSignedIn()
  const { apiKey, isPending } = useChosenKeyScope()
  const owner = useAppSelector(({ embedding }) => embedding.apiKeyInfo?.user_id)
  const [refused, setRefused] = useState<string>()
  // Until its info is there, it is unknown whether the key has an account.
  if (user === null || apiKey === null || isPending || owner !== null || refused === apiKey) return null
  return (
    <Callout
      tone="info"
      title={t('link.title', { key: maskKey(apiKey) })}
      action={
        <Row>
          <LinkKeyButton apiKey={apiKey} />
          <Button size="sm" variant="quiet" onClick={() => setRefused(apiKey)}>
            {t('link.later')}
          </Button>
        </Row>
      }
    >
      {t('link.description')}
    </Callout>
  )
}
