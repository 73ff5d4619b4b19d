import { useTranslation } from '@search-foundation/i18n/use-translation'
import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useEffectEvent } from 'react'

/** Notifies the visitor, once, that the browser stores nothing. `refused` resolves when it first refuses an access. */
export function useStorageNotice(refused: Promise<void>): void {
  const { t } = useTranslation('dashboard-frame')
  const show = useEffectEvent(() => void notify({ tone: 'warning', message: t('notStored') }))
  useEffect(() => {
    let isShown = true
    void refused.then(() => isShown && show())
    return () => void (isShown = false)
  }, [refused])
}
