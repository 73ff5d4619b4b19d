import { useState, type KeyboardEvent } from 'react'

/**
 * One Tab stop for a row of `count` things, or of links inside them; arrow keys, Home and End move inside it. It is the last one, the newest,
 * until the focus was on another, also where the things arrive after the row.
 * `active` is the one hovered or focused, null when none is.
 */
export function useRovingFocus(count: number) {
  const [stop, setStop] = useState<number>()
  const [active, setActive] = useState<number | null>(null)
  const current = Math.min(stop ?? count - 1, count - 1)

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const target = { ArrowRight: current + step, ArrowLeft: current - step, Home: 0, End: count - 1 }[
      event.key
    ]
    if (target === undefined || target < 0 || target >= count) return
    event.preventDefault()
    const item = event.currentTarget.children[target]
    const place = item?.querySelector('a') ?? item
    if (place instanceof HTMLElement) place.focus()
  }

  return {
    active,
    list: { onKeyDown: move, onPointerLeave: () => setActive(null) },
    item: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      'data-active': index === active ? '' : undefined,
      onPointerEnter: () => setActive(index),
      onFocus: () => {
        setStop(index)
        setActive(index)
      },
      onBlur: () => setActive(null),
    }),
  }
}
