import { useTranslation } from '@search-foundation/i18n/use-translation'
import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { maskKey } from '../../ground/api-key/mask-key.ts'
import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { KeyBadges } from './key-badges.tsx'

/** The key in use: masked, its kind, and how to change it. Without a key, how to get one. */
export function KeyCard() {
  const { t } = useTranslation('dashboard-keys')
  const apiKey = useStoredApiKey()
  const dialogs = useDialogs()
  const [isForgetting, setForgetting] = useState(false)
  const info = useAppSelector(({ embedding }) => embedding.apiKeyInfo)
  const dispatch = useAppDispatch()
  if (apiKey === null) {
    return (
      <Card headingLevel={2} title={t('key.none')} description={t('key.noneDescription')}>
        <Row>
          <Button variant="solid" onPress={() => dialogs.show('create-key')}>
            {t('createKey.action')}
          </Button>
          <Button onPress={() => dialogs.show('use-key')}>{t('useKey.action')}</Button>
        </Row>
      </Card>
    )
  }
  const tail = apiKey.slice(-4)
  return (
    <Card headingLevel={2} title={t('key.inUse')} description={t('key.inUseDescription')}>
      <Stack>
        <Row>
          <code data-testid="masked-key">{maskKey(apiKey)}</code>
          <CopyButton text={apiKey} label={t('key.copy')} />
          <KeyBadges info={info} />
        </Row>
        <Row>
          <Button size="sm" onPress={() => dialogs.show('create-key')}>
            {t('createKey.another')}
          </Button>
          <Button size="sm" onPress={() => dialogs.show('use-key')}>
            {t('useKey.action')}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => setForgetting(true)}>
            {t('key.forget')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        title={t('key.forgetTitle', { tail })}
        description={t('key.forgetDescription')}
        confirmLabel={t('key.forget')}
        tone="negative"
        requiredText={tail}
        isOpen={isForgetting}
        onOpenChange={setForgetting}
        onConfirm={() => void dispatch(apiKeyChosen(null))}
      />
    </Card>
  )
}
