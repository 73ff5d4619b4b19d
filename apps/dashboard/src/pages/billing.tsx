import { useSearchParams } from 'react-router'

import { readTransactionType, TransactionsTable } from '../features/billing/index.ts'
import { NoKey } from './no-key.tsx'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

export function BillingPage({ apiKey, onCreateKey, onUseKey }: PageProps) {
  const [query, setQuery] = useSearchParams()
  return (
    <Page tab="billing">
      {apiKey === null ? (
        <NoKey onCreateKey={onCreateKey} onUseKey={onUseKey} />
      ) : (
        <TransactionsTable
          apiKey={apiKey}
          type={readTransactionType(query.get('type'))}
          onTypeChange={(type) => setQuery(type === undefined ? {} : { type }, { replace: true })}
        />
      )}
    </Page>
  )
}
