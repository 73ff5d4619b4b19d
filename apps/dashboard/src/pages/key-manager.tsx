import { AccountKeysTable, KeyCard } from '../features/keys/index.ts'
import { Page } from './page.tsx'

export function KeyManagerPage() {
  return (
    <Page>
      <KeyCard />
      <AccountKeysTable />
    </Page>
  )
}
