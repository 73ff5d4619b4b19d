import { useParams } from 'react-router'

import { RequestCard } from '../features/requests/index.ts'
import { WithUser } from '../features/session/index.ts'
import { ItemPage } from './item-page.tsx'

export function RequestPage() {
  const { id = '' } = useParams()
  return (
    <ItemPage of="requests">
      <WithUser>
        <RequestCard key={id} id={id} />
      </WithUser>
    </ItemPage>
  )
}
