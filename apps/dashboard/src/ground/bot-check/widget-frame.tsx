import { useEffect, useRef, type ReactNode } from 'react'

/** Elements that Tab reaches in a dialog, as far as the page can see them. */
const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

const isFocusable = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })

/** Whether Tab, or Shift and Tab, from one element of a dialog would pass a widget in it, whose own stops the page cannot see. */
function passesWidget(from: Element, widget: Element, dialog: Element, isBack: boolean): boolean {
  if (widget.contains(from)) return true
  const place = from.compareDocumentPosition(widget)
  const isAhead = (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  if (isAhead === isBack) return false
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(isFocusable)
  const between = stops.filter((stop) => {
    const [first, last] = isBack ? [widget, from] : [from, widget]
    return (
      (first.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
      !from.contains(stop) &&
      !widget.contains(stop)
    )
  })
  return between.length === 0
}

/**
 * Frames the provider's widget, which is in a closed shadow root and a frame. A dialog keeps the focus inside by moving it itself, from each element that it
 * can see to the next: it would pass by the widget. Next to the widget the browser moves the focus instead, into the widget and out of it.
 */
export function WidgetFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const widget = frame.current
    const dialog = widget?.closest('[role="dialog"], [role="alertdialog"]')
    if (!widget || !dialog) return
    function leaveToBrowser(event: Event): void {
      const { key, shiftKey, target } = event as KeyboardEvent
      if (key === 'Tab' && passesWidget(target as Element, widget as Element, dialog as Element, shiftKey))
        event.stopPropagation()
    }
    dialog.addEventListener('keydown', leaveToBrowser)
    return () => dialog.removeEventListener('keydown', leaveToBrowser)
  }, [])
  return <div ref={frame}>{children}</div>
}
