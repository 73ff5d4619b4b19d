import { AccountKeysSample, AccountKeysTable, SpendLimitCard } from '../features/account-keys/index.ts'
import { KeyCard } from '../features/keys/index.ts'
import { WithUser } from '../features/session/index.ts'
import { useStoredApiKey } from '../ground/api-key/api-key.tsx'
import { Page } from './page.tsx'

export function KeyManagerPage() {
  return (
    <Page>
      <KeyCard />
      <WithUser sample={<AccountKeysSample />} isSaidAbove={useStoredApiKey() === null}>
        <AccountKeysTable />
        <SpendLimitCard />
      </WithUser>
    </Page>
  )
}
