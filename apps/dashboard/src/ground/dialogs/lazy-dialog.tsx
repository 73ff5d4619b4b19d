import { notify } from '@search-foundation/ui/notifications'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { loadOnDemand } from '../parts/load-on-demand.ts'

interface OpenProps {
  isOpen: boolean
  onClose?: () => void
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Returns a dialog whose code is loaded when it is first opened. When the code cannot be loaded, for example because a deployment
 * removed it, the dialog closes and a notification offers to reload. The page behind it stays, with everything that was typed.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & OpenProps> {
  const useDialog = loadOnDemand(load)
  return function LazyDialog(props: Props & OpenProps) {
    const { t } = useTranslation('dashboard-frame')
    const Dialog = useDialog(props.isOpen, () => {
      props.onClose?.()
      props.onOpenChange?.(false)
      notify({
        tone: 'negative',
        title: t('missingCode.title'),
        message: t('missingCode.description'),
        action: { label: t('missingCode.reload'), onClick: () => location.reload() },
      })
    })
    return Dialog && <Dialog {...props} />
  }
}
