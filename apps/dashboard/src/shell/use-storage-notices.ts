import type { DamagedPart } from '@search-foundation/store/preferences'
import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** What is wrong with the browser's storage. */
export interface StorageFaults {
  /** Resolves when the browser first refuses to read or to store something. */
  refused: Promise<void>
  /** What was damaged at the start of this visit and has its default now. */
  damaged: readonly DamagedPart[]
}

/** Notifies the visitor, once, that the browser stores nothing, and of each part that was damaged. */
export function useStorageNotices({ refused, damaged }: StorageFaults): void {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const warn = (message: string) => void notify({ tone: 'warning', message })
  const showRefused = useEffectEvent(() => warn(t('notStored')))
  const showDamaged = useEffectEvent(() => damaged.forEach((part) => warn(t(`common:damaged.${part}`))))
  useEffect(() => {
    let isShown = true
    void refused.then(() => isShown && showRefused())
    return () => void (isShown = false)
  }, [refused])
  useEffect(() => showDamaged(), [])
}
