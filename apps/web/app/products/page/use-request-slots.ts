import { useEffect } from 'react'

import { literal, type BodyValue, type SampleLanguage } from '../../code/literal.ts'
import { fillSlots } from './fill-slots.ts'

const languages: readonly SampleLanguage[] = ['shell', 'typescript', 'python']

/**
 * Shows the body of a demo's request in the code samples of its page.
 * @param name the name that `highlightSlots` got
 */
export function useRequestSlots(body: Readonly<Record<string, BodyValue>>, name = ''): void {
  const serialized = JSON.stringify(body)
  useEffect(() => {
    const entries = Object.entries(JSON.parse(serialized) as Record<string, BodyValue>)
    for (const language of languages) {
      fillSlots(
        Object.fromEntries(
          entries.map(([key, value]) => [`${name}${key}:${language}`, literal(value, language)]),
        ),
      )
    }
  }, [serialized, name])
}
