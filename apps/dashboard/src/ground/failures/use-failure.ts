import { useTranslation } from '@search-foundation/i18n/use-translation'
import { serviceError } from '@search-foundation/store/service-error'
import { notify } from '@search-foundation/ui/notifications'

/** How failed calls are shown. */
export function useFailure() {
  const { t } = useTranslation('common')

  /** `{status}: {detail or status text}` (specification §8), or that the service cannot be reached. */
  function text(error: unknown): string {
    const { kind, message } = serviceError(error)
    return kind === 'unreachable' ? t('unreachable') : message
  }

  return {
    text,
    /**
     * Shows a failed call as a negative notification. Equal ones merge. A call that ended the session is not shown, because the
     * end of the session is.
     */
    show(error: unknown): void {
      if (serviceError(error).kind === 'signed-out') return
      notify({ tone: 'negative', message: text(error), group: 'failure' })
    },
  }
}
