import { useEffect, useRef, type ReactNode } from 'react'

import { usePageFocusAfter } from './use-page-focus-after.ts'

export interface FocusGroupProps {
  /** Accessible name: what the group shows now. */
  label: string
  /**
   * Whether the group takes the focus when it appears: it is the next step, or what somebody came back for.
   * @default false
   */
  takesFocus?: boolean
  children: ReactNode
}

/** Takes the focus when what had it inside is gone, as a button of the step before is. */
export function FocusGroup({ label, takesFocus = false, children }: FocusGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  usePageFocusAfter()
  useEffect(() => {
    const element = group.current
    if (element === null) return
    const focus = () => element.focus({ preventScroll: true })
    if (takesFocus) focus()
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => (last = target)
    const observer = new MutationObserver(() => {
      const isGone = last instanceof Node && !last.isConnected
      if (isGone && document.activeElement === document.body) focus()
    })
    element.addEventListener('focusin', note)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [takesFocus])
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  )
}
