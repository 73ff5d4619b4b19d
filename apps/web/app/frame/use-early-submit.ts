import { useEffect, useRef, useState } from 'react'

import { sent, waiting } from '../shell/early-submit.ts'

/**
 * For a prerendered form: what a visitor sent before its script had started is sent once it has. Answers the form's props.
 * @see ../shell/early-submit.ts, which holds it back until then
 */
export function useEarlySubmit() {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isReady) return setReady(true)
    // One render later than the start, in which the fields have taken over what was typed.
    if (!form.current?.hasAttribute(sent)) return
    form.current.removeAttribute(sent)
    form.current.requestSubmit()
  }, [isReady])
  return { ref: form, ...(isReady ? {} : { [waiting]: '' }) }
}
