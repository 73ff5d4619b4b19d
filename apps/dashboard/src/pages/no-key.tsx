import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { useTranslation } from 'react-i18next'

import type { PageProps } from './page-props.ts'

/** Stands where a page needs a key and there is none: the next step, and the same through the SDK. */
export function NoKey({ onCreateKey, onUseKey }: Pick<PageProps, 'onCreateKey' | 'onUseKey'>) {
  const { t } = useTranslation('dashboard')
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={t('noKey.title')}
        description={t('noKey.description')}
        action={
          <div className="row">
            <Button variant="solid" onPress={onCreateKey}>
              {t('createKey.action')}
            </Button>
            <Button onPress={onUseKey}>{t('useKey.action')}</Button>
          </div>
        }
      />
    </Card>
  )
}
