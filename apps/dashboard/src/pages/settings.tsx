import { Grid } from '@search-foundation/ui/grid'

import { LanguageCard, ThemeCard } from '../features/preferences/index.ts'
import { AccountCard } from '../features/session/index.ts'
import { Page } from './page.tsx'

export function SettingsPage() {
  return (
    <Page>
      <Grid>
        <LanguageCard />
        <ThemeCard />
        <AccountCard />
      </Grid>
    </Page>
  )
}
