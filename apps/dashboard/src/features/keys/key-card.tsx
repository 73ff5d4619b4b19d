import { useAppSelector } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { KeyBadges } from './key-badges.tsx'

const ForgetKeyDialog = lazyDialog(async () => (await import('./forget-key-dialog.tsx')).ForgetKeyDialog)

/** The key in use: masked, its kind, and how to change it. Without a key, how to get one. */
export function KeyCard() {
  const { t } = useTranslation('dashboard-keys')
  const apiKey = useStoredApiKey()
  const dialogs = useDialogs()
  const [isForgetting, setForgetting] = useState(false)
  const info = useAppSelector(({ embedding }) => embedding.apiKeyInfo)
  if (apiKey === null) {
    return (
      <Card headingLevel={2} title={t('key.none')} description={t('key.noneDescription')}>
        <Row>
          <Button variant="solid" onClick={() => dialogs.show('create-key')}>
            {t('createKey.action')}
          </Button>
          <Button onClick={() => dialogs.show('create-zero-token-key')}>
            {t('createKey.withoutTokens')}
          </Button>
          <Button onClick={() => dialogs.show('use-key')}>{t('useKey.action')}</Button>
        </Row>
      </Card>
    )
  }
  return (
    <Card headingLevel={2} title={t('key.inUse')} description={t('key.inUseDescription')}>
      <Stack>
        <Row>
          <code data-testid="masked-key">{maskKey(apiKey)}</code>
          <CopyButton text={apiKey} label={t('key.copy')} />
          <KeyBadges info={info} />
        </Row>
        <Row>
          <Button size="sm" onClick={() => dialogs.show('create-key')}>
            {t('createKey.another')}
          </Button>
          <Button size="sm" onClick={() => dialogs.show('create-zero-token-key')}>
            {t('createKey.withoutTokens')}
          </Button>
          <Button size="sm" onClick={() => dialogs.show('use-key')}>
            {t('useKey.action')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setForgetting(true)}>
            {t('key.forget')}
          </Button>
        </Row>
      </Stack>
      <ForgetKeyDialog apiKey={apiKey} isOpen={isForgetting} onOpenChange={setForgetting} />
    </Card>
  )
}
