import { useEffect } from 'react'

import { fillSlots } from './fill-slots.ts'

/**
 * Shows the settings of a demo in the code samples of its page. Characters that would end a string in the code are
 * percent-encoded.
 */
export function useSlots(values: Readonly<Record<string, string>>): void {
  const serialized = JSON.stringify(values)
  useEffect(() => {
    const entries = Object.entries(JSON.parse(serialized) as Record<string, string>)
    fillSlots(
      Object.fromEntries(
        entries.map(([name, text]) => [name, text.trim().replaceAll(/["'\\\s]/g, encodeURIComponent)]),
      ),
    )
  }, [serialized])
}
