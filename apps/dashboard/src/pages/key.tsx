import { useParams } from 'react-router'

import { AccountKeyDetails } from '../features/account-keys/index.ts'
import { WithUser } from '../features/session/index.ts'
import { UsageChart } from '../features/usage/index.ts'
import { ItemPage } from './item-page.tsx'

const chartDays = 30

export function KeyPage() {
  const { id = '' } = useParams()
  return (
    <ItemPage of="key-manager">
      <WithUser>
        <AccountKeyDetails key={id} id={id}>
          <UsageChart days={chartDays} />
        </AccountKeyDetails>
      </WithUser>
    </ItemPage>
  )
}
