import { useTranslation } from '@search-foundation/i18n/use-translation'
import type { Labels } from '@search-foundation/ui/labels'
import { useMemo } from 'react'

import { labelsIn } from './labels-in.ts'

/** The words of the design system's components in the interface language. */
export function useLabelsOfUi(): Labels {
  const { i18n } = useTranslation(['ui', 'common'])
  const { translator } = i18n
  return useMemo(() => labelsIn(translator), [translator])
}
