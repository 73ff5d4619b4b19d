import { englishLabels, type Labels } from '@search-foundation/ui/labels'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const names = Object.keys(englishLabels) as (keyof Labels)[]

/** The design system's own words in the present language. */
export function useLabelsOfUi(): Labels {
  const { t } = useTranslation('dashboard')
  return useMemo(
    () =>
      Object.fromEntries(
        names.map((name) => [
          name,
          t(`ui.${name}`, { defaultValue: englishLabels[name], text: '{text}', count: '{count}' }),
        ]),
      ) as Labels,
    [t],
  )
}
