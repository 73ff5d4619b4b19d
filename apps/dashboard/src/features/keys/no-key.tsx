import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'

/** How to get a key, for a browser that has none. */
export function NoKey() {
  const { t } = useTranslation('dashboard-keys')
  const dialogs = useDialogs()
  const { keys } = useChosenKeyScope()
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={keys.length === 0 ? t('noKey.title') : t('noKey.titleOfAccount')}
        description={keys.length === 0 ? t('noKey.description') : t('noKey.descriptionOfAccount')}
        action={
          <Row justify="center">
            <Button variant="solid" onClick={() => dialogs.show('create-key')}>
              {t('createKey.action')}
            </Button>
            <Button onClick={() => dialogs.show('create-zero-token-key')}>
              {t('createKey.withoutTokens')}
            </Button>
            <Button onClick={() => dialogs.show('use-key')}>{t('useKey.action')}</Button>
          </Row>
        }
      />
    </Card>
  )
}
