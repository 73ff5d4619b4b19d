import type { Labels } from '@search-foundation/ui/labels'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { labelsIn } from './labels-in.ts'

/** The words of the design system's components in the interface language. */
export function useLabelsOfUi(): Labels {
  const { t } = useTranslation(['common', 'ui'])
  return useMemo(() => labelsIn(t), [t])
}
