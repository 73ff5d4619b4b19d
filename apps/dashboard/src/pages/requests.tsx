import { RequestLog, RequestsSample } from '../features/requests/index.ts'
import { WithUser } from '../features/session/index.ts'
import { Page } from './page.tsx'

export function RequestsPage() {
  return (
    <Page>
      <WithUser sample={<RequestsSample />}>
        <RequestLog />
      </WithUser>
    </Page>
  )
}
