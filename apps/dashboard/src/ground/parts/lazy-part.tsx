import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Returns a part of a page whose code is loaded when it is first shown. Until then there is a skeleton of `height`. When the code
 * cannot be loaded, for example because a deployment removed it, an error with a reload is shown in its place.
 */
export function lazyPart(load: () => Promise<ComponentType>, height: string): ComponentType {
  let loaded: ComponentType | undefined
  return function LazyPart() {
    const { t } = useTranslation('dashboard-frame')
    const [Part, setPart] = useState<ComponentType | undefined>(() => loaded)
    const [isMissing, setMissing] = useState(false)

    useEffect(() => {
      if (loaded !== undefined) return
      let isCurrent = true
      load().then(
        (component) => {
          loaded = component
          if (isCurrent) setPart(() => component)
        },
        (error: unknown) => {
          console.error('The code of a part of the page could not be loaded.', error)
          if (isCurrent) setMissing(true)
        },
      )
      return () => {
        isCurrent = false
      }
    }, [])

    if (Part !== undefined) return <Part />
    return (
      <Card>
        {isMissing ? (
          <ErrorState
            compact
            title={t('missingCode.title')}
            description={t('missingCode.description')}
            onRetry={() => location.reload()}
          />
        ) : (
          <Skeleton height={height} shape="block" />
        )}
      </Card>
    )
  }
}
