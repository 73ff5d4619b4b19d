import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'

/** Why nothing can be bought in a browser without a key. */
export function KeyNeeded() {
  const { t } = useTranslation(['dashboard-billing', 'dashboard-keys'])
  const dialogs = useDialogs()
  const { keys } = useChosenKeyScope()
  return (
    <Callout
      tone="info"
      title={keys.length === 0 ? t('dashboard-keys:noKey.title') : t('dashboard-keys:noKey.titleOfAccount')}
      action={
        <Button size="sm" onClick={() => dialogs.show('use-key')}>
          {t('dashboard-keys:useKey.action')}
        </Button>
      }
    >
      {keys.length === 0 ? t('packs.needKeyDescription') : t('packs.needKeyDescriptionOfAccount')}
    </Callout>
  )
}
