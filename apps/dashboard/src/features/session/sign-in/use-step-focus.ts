import { useEffect, useRef, type RefObject } from 'react'

/** The first field of a step; of a step without fields, its main button. */
const target = 'input:not([hidden]), button[type="submit"]'

/** Returns a ref for the element around the steps. When the step changes, the focus moves to the first field of the new one. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // In the next frame, because the dialog moves the focus itself when the focused field of the last step is removed.
    const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(target)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [step])
  return content
}
