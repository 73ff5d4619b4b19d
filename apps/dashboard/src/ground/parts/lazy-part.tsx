import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { loadOnDemand } from './load-on-demand.ts'

/**
 * Returns a part of a page whose code is loaded when it is first shown. Until then there is a skeleton of `height` in a `Frame`, which is a
 * card by default. When the code cannot be loaded, for example because a deployment removed it, an error with a reload is shown in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
  Frame: ComponentType<{ children: ReactNode }> = Card,
): ComponentType<Props> {
  const usePart = loadOnDemand(load)
  return function LazyPart(props: Props) {
    const { t } = useTranslation('dashboard-frame')
    const [isMissing, setMissing] = useState(false)
    const Part = usePart(true, () => setMissing(true))

    if (Part !== undefined) return <Part {...props} />
    return (
      <Frame>
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
      </Frame>
    )
  }
}
