import { useTranslation } from '@search-foundation/i18n/use-translation'
import { ErrorState } from '@search-foundation/ui/error-state'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'

/** Shown in place of a page that could not be loaded or that failed while it was rendered. */
export function RouteError() {
  const { t } = useTranslation('dashboard-frame')
  const error = useRouteError()
  useEffect(() => console.error('A page of the dashboard failed.', error), [error])
  return (
    <ErrorState
      title={t('crash.title')}
      description={t('crash.description')}
      // A new document also gets the present names of the code's files after a deployment.
      onRetry={() => location.reload()}
    />
  )
}
