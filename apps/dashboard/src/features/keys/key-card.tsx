import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { keyKind, type KeyKind } from '@search-foundation/store/selectors'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { maskKey } from './mask-key.ts'

const kindTones = {
  premium: 'positive',
  paid: 'positive',
  trial: 'neutral',
  'zero-token': 'neutral',
} as const satisfies Record<KeyKind, BadgeProps['tone']>

/** The key in use: masked, what kind it is, and how to change it. */
export function KeyCard({ onCreate, onUse }: { onCreate: () => void; onUse: () => void }) {
  const { t } = useTranslation('dashboard')
  const dispatch = useAppDispatch()
  const { apiKey, apiKeyInfo } = useAppSelector((state) => state.embedding)
  const [isForgetting, setForgetting] = useState(false)
  if (apiKey === null) {
    return (
      <Card headingLevel={2} title={t('key.none')} description={t('key.noneDescription')}>
        <div className="row">
          <Button variant="solid" onPress={onCreate}>
            {t('createKey.action')}
          </Button>
          <Button onPress={onUse}>{t('useKey.action')}</Button>
        </div>
      </Card>
    )
  }
  const kind = keyKind(apiKeyInfo)
  return (
    <Card
      headingLevel={2}
      title={t('key.inUse')}
      description={t('key.inUseDescription')}
      actions={kind && <Badge tone={kindTones[kind]}>{t(`key.kind.${kind}`)}</Badge>}
    >
      <div className="stack">
        <div className="row">
          <code data-testid="masked-key">{maskKey(apiKey)}</code>
          <CopyButton text={apiKey} label={t('key.copy')} />
        </div>
        <div className="row">
          <Button size="sm" onPress={onCreate}>
            {t('createKey.another')}
          </Button>
          <Button size="sm" onPress={onUse}>
            {t('useKey.action')}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => setForgetting(true)}>
            {t('key.forget')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        title={t('key.forgetTitle', { tail: apiKey.slice(-4) })}
        description={t('key.forgetDescription')}
        confirmLabel={t('key.forget')}
        tone="negative"
        requiredText={apiKey.slice(-4)}
        isOpen={isForgetting}
        onOpenChange={setForgetting}
        onConfirm={() => void dispatch(apiKeyChosen(null))}
      />
    </Card>
  )
}
