import { Callout } from '@search-foundation/ui/callout'
import { PlainButton } from '@search-foundation/ui/plain/button'

import { useTranslation } from '../document/page-context.tsx'

/** The notice about an island that does not work. `connect-islands.ts` shows a copy of it where the island is. */
export function IslandFailure() {
  const { t } = useTranslation(['web-frame', 'common'])
  return (
    <template data-island-failure="">
      <Callout tone="negative" announce action={<PlainButton size="sm">{t('common:retry')}</PlainButton>}>
        {t('islandFailure')}
      </Callout>
    </template>
  )
}
