import { Grid } from '@search-foundation/ui/grid'
import type { ComponentType } from 'react'
import { Navigate, useSearchParams } from 'react-router'

import { AuditLog, DataCard } from '../features/audit/index.ts'
import { MailCard } from '../features/inbox/index.ts'
import { AnalyticsCard, LanguageCard, StartCard, ThemeCard } from '../features/preferences/index.ts'
import {
  AccountCard,
  DeleteAccountCard,
  ProfileCard,
  SecurityCard,
  WithUser,
} from '../features/session/index.ts'
import { Webhooks } from '../features/webhooks/index.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { Page } from './page.tsx'
import { SettingsFrame } from './settings/settings-frame.tsx'
import { sectionOfQuery, settingsSections, type SettingsSection } from './settings/settings-sections.ts'

function General() {
  return (
    <>
      <Grid columns={2}>
        <LanguageCard />
        <ThemeCard />
        <StartCard />
        <AnalyticsCard />
      </Grid>
      <AccountCard />
    </>
  )
}

function Data() {
  return (
    <>
      <DataCard />
      <DeleteAccountCard />
    </>
  )
}

const contents: Record<SettingsSection, ComponentType> = {
  profile: ProfileCard,
  security: SecurityCard,
  notifications: MailCard,
  webhooks: Webhooks,
  'audit-log': AuditLog,
  data: Data,
}

/** The settings of the browser at the bare address, and one section of the account's settings at each of the others. */
export function SettingsPage() {
  const { item, pathOf } = usePlace()
  const [query] = useSearchParams()
  const section = settingsSections.find((known) => known === item)
  const moved = item === undefined ? sectionOfQuery(query) : undefined
  if (moved !== undefined)
    return <Navigate replace to={pathOf('settings', { item: moved, query: Object.fromEntries(query) })} />
  if (section === undefined && item !== undefined) return <Navigate replace to={pathOf('settings')} />
  const Content = section === undefined ? General : contents[section]
  return (
    <Page {...(section !== undefined && { section })}>
      <SettingsFrame current={section}>
        {section === undefined ? (
          <Content />
        ) : (
          <WithUser>
            <Content />
          </WithUser>
        )}
      </SettingsFrame>
    </Page>
  )
}
