import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'
import { useEffect } from 'react'

import { usePageAddress } from '../../document/page-context.tsx'
import { fillSlots } from './fill-slots.ts'

/** Updates the page's figures with the cost of the visitor's last request. */
export function useFigures(measured: { ms: number; tokens: number } | undefined): void {
  const { locale } = usePageAddress()
  const { ms, tokens } = measured ?? {}
  useEffect(() => {
    if (ms === undefined || tokens === undefined) return
    const perSecond = Math.round(tokens / Math.max(0.001, ms / 1000))
    fillSlots({
      time: formatMilliseconds(ms, locale),
      tokens: formatNumber(tokens, locale),
      rate: formatNumber(perSecond, locale),
    })
    document.querySelector('[data-figures]')?.setAttribute('data-measured', '')
  }, [ms, tokens, locale])
}
