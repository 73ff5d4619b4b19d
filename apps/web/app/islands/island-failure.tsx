import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { useTranslation } from 'react-i18next'

/** The notice about an island that does not work. `connect-islands.ts` shows a copy of it where the island is. */
export function IslandFailure() {
  const { t } = useTranslation(['web-frame', 'common'])
  return (
    <template data-island-failure="">
      <Callout tone="negative" announce action={<Button size="sm">{t('common:retry')}</Button>}>
        {t('islandFailure')}
      </Callout>
    </template>
  )
}
