import { ErrorState } from '@search-foundation/ui/error-state'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

function Failure() {
  const { t } = useTranslation('dashboard')
  return (
    <ErrorState
      title={t('crash.title')}
      description={t('crash.description')}
      onRetry={() => location.reload()}
    />
  )
}

/** Shows a way out instead of an empty page when a part of the app throws while drawing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the dashboard could not be drawn.', error)
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children
  }
}
