import { Card } from '@search-foundation/ui/card'

import { StoredRequest } from './stored-request.tsx'

/** One call of the last 30 days, on a page. */
export function RequestCard({ id }: { id: string }) {
  return (
    <Card>
      <StoredRequest id={id} />
    </Card>
  )
}
