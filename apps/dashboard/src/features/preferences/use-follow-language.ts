import { useAppSelector } from '@search-foundation/store/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useLanguage } from './use-language.ts'

/**
 * Applies a language that is chosen in another tab. What is saved when the page loads does not change it: the path has priority
 * (specification §2).
 */
export function useFollowLanguage(): void {
  const { value, onChange } = useLanguage()
  const saved = useAppSelector(({ settings }) => settings.language)
  const known = useRef(saved)
  const follow = useEffectEvent(() => {
    if (saved !== null && saved !== value) void onChange(saved)
  })
  useEffect(() => {
    if (known.current === saved) return
    known.current = saved
    follow()
  }, [saved])
}
