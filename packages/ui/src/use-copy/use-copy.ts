import { useEffect, useState } from 'react'

/**
 * Copies text. `state` is `copied` or `failed` for two seconds after an attempt, so that a button can say so.
 * A browser may refuse (no permission, no secure context); that is the `failed` state, never an exception.
 */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return { copy, state }
}
