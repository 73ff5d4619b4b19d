import { useTranslation } from '@search-foundation/i18n/use-translation'
import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

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
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props & OpenProps) {
    const { t } = useTranslation('dashboard-frame')
    const [Dialog, setDialog] = useState<ComponentType<Props> | undefined>(() => loaded)
    const { isOpen } = props
    const fail = useEffectEvent(() => {
      props.onClose?.()
      props.onOpenChange?.(false)
      notify({
        tone: 'negative',
        title: t('missingCode.title'),
        message: t('missingCode.description'),
        action: { label: t('missingCode.reload'), onPress: () => location.reload() },
      })
    })

    useEffect(() => {
      if (!isOpen || Dialog !== undefined) return
      let isCurrent = true
      load().then(
        (component) => {
          loaded = component
          if (isCurrent) setDialog(() => component)
        },
        (error: unknown) => {
          console.error('The code of a dialog could not be loaded.', error)
          if (isCurrent) fail()
        },
      )
      return () => {
        isCurrent = false
      }
    }, [isOpen, Dialog])

    return Dialog && <Dialog {...props} />
  }
}
