import { EmptyState } from '@search-foundation/ui/empty-state'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useOnline } from './use-online.ts'

export interface PageBoundaryProps {
  /** Identifies the page. Another page is tried anew. */
  page: string
  children: ReactNode
}

interface PageBoundaryState {
  failedPage?: string | undefined
}

/** Shows an error in place of a page whose code could not be loaded or that failed while it was rendered. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {}

  /** Tries again when the connection is back: code that could not be loaded is loaded then. */
  #retry = () => {
    // After all who listen: the page prepares another attempt then.
    setTimeout(() => this.setState({ failedPage: undefined }))
  }

  override componentDidMount() {
    addEventListener('online', this.#retry)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#retry)
  }

  override componentDidCatch(error: unknown) {
    console.error('A page of the dashboard failed.', error)
    this.setState({ failedPage: this.props.page })
  }

  static getDerivedStateFromError(): PageBoundaryState {
    return { failedPage: '' }
  }

  override render() {
    const { failedPage } = this.state
    const isFailed = failedPage === '' || failedPage === this.props.page
    return isFailed ? <PageError /> : this.props.children
  }
}

function PageError() {
  const { t } = useTranslation('dashboard-frame')
  const isOnline = useOnline()
  if (!isOnline) return <EmptyState title={t('offline.page')} description={t('offline.pageDescription')} />
  return (
    <ErrorState
      title={t('crash.title')}
      description={t('crash.description')}
      // A new document also gets the current names of the code's files after a deployment.
      onRetry={() => location.reload()}
    />
  )
}
