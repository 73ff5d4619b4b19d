import { Grid } from '@search-foundation/ui/grid'

import { AuditLog, DataCard } from '../features/audit/index.ts'
import { AnalyticsCard, LanguageCard, StartCard, ThemeCard } from '../features/preferences/index.ts'
import { AccountCard, DeleteAccountCard, ProfileCard, SecurityCard } from '../features/session/index.ts'
import { Webhooks } from '../features/webhooks/index.ts'
import { UserBoundary } from '../ground/session/user-boundary.tsx'
import { Page } from './page.tsx'

export function SettingsPage() {
  return (
    <Page>
      <Grid>
        <LanguageCard />
        <ThemeCard />
        <StartCard />
        <AnalyticsCard />
      </Grid>
      <AccountCard />
      <UserBoundary fallback={null}>
        <ProfileCard />
        <SecurityCard />
        <Webhooks />
        <AuditLog />
        <DataCard />
        <DeleteAccountCard />
      </UserBoundary>
    </Page>
  )
}
