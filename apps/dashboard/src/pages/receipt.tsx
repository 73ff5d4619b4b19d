import { useParams } from 'react-router'

import { ReceiptCard } from '../features/receipts/index.ts'
import { WithUser } from '../features/session/index.ts'
import { ItemPage } from './item-page.tsx'

export function ReceiptPage() {
  const { id = '' } = useParams()
  return (
    <ItemPage of="billing" query={{ view: 'receipts' }}>
      <WithUser>
        <ReceiptCard key={id} id={id} />
      </WithUser>
    </ItemPage>
  )
}
