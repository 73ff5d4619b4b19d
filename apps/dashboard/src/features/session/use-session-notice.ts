import type { SessionEnd } from '@search-foundation/auth/session'
import { notify, type NotificationOptions } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

const tones = {
  'signed-out': 'positive',
  'signed-out-elsewhere': 'info',
  'user-disabled': 'negative',
  'user-token-expired': 'warning',
} as const satisfies Record<SessionEnd, NotificationOptions['tone']>

/** Returns a function that shows why a session has ended. */
export function useSessionNotice(): (reason: SessionEnd) => void {
  const { t } = useTranslation('auth')
  return (reason) => void notify({ tone: tones[reason], message: t(`ended.${reason}`) })
}
