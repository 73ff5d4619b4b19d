import { useLayoutEffect, useState, type RefObject } from 'react'

import { freePlace, lowestPlace, type Place } from './free-place.ts'

const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="option"]'

/** Returns the boxes of the actions of the page that somebody sees and can use, without those of the list itself. */
const actionsAround = (list: HTMLElement): DOMRect[] =>
  [...list.ownerDocument.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const isUsable =
      !list.contains(control) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.closest('[inert], [aria-hidden="true"]') === null
    return isUsable ? [...control.getClientRects()].filter(({ width }) => width > 1) : []
  })

/** Where a list of notifications lies over no action of the page. Follows changes of the page, and of the scroll position. */
export function useFreePlace(list: RefObject<HTMLElement | null>, shown: readonly unknown[]): Place {
  const [place, setPlace] = useState(lowestPlace)

  useLayoutEffect(() => {
    const element = list.current
    if (shown.length === 0 || element === null) {
      setPlace(lowestPlace)
      return
    }
    const update = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      const actions = actionsAround(element)
      setPlace((now) => freePlace(now, size, { width, height }, actions, isRightToLeft))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    addEventListener('resize', update)
    document.addEventListener('scrollend', update)
    return () => {
      observer.disconnect()
      removeEventListener('resize', update)
      document.removeEventListener('scrollend', update)
    }
  }, [list, shown])

  return place
}
