import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Row } from '@search-foundation/ui/row'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiKeyBoundary } from '../../ground/api-key/api-key.tsx'
import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'

/** Renders its children, which get the key by `useApiKey`; without a key, how to get one. */
export function WithKey({ children }: { children: ReactNode }) {
  return <ApiKeyBoundary fallback={<NoKey />}>{children}</ApiKeyBoundary>
}

function NoKey() {
  const { t } = useTranslation('dashboard-keys')
  const dialogs = useDialogs()
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={t('noKey.title')}
        description={t('noKey.description')}
        action={
          <Row>
            <Button variant="solid" onPress={() => dialogs.show('create-key')}>
              {t('createKey.action')}
            </Button>
            <Button onPress={() => dialogs.show('use-key')}>{t('useKey.action')}</Button>
          </Row>
        }
      />
    </Card>
  )
}
