import { RateLimitsTable } from '../features/rate-limits/index.ts'
import { Page } from './page.tsx'

export function RateLimitPage() {
  return (
    <Page>
      <RateLimitsTable />
    </Page>
  )
}
