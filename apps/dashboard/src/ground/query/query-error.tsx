import { languageOfServices } from '@search-foundation/store/language-of-services'
import { serviceError } from '@search-foundation/store/service-error'
import { ErrorState } from '@search-foundation/ui/error-state'

import { usePageFocusAfter } from '../focus/use-page-focus-after.ts'

export interface QueryErrorProps {
  /** Call that failed. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  title: string
}

/** What a part of a page shows when its call failed: why, and how to try again. When that succeeds, the focus goes from its button to the page. */
export function QueryError({ query, title }: QueryErrorProps) {
  usePageFocusAfter()
  return (
    <ErrorState
      compact
      title={title}
      detail={serviceError(query.error).message}
      detailLang={languageOfServices}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
