import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'

/** The place of the thing in a row on which an event happened; -1 beside all of them. */
const placeOf = ({ currentTarget, target }: SyntheticEvent<HTMLElement>): number =>
  [...currentTarget.children].findIndex((item) => item.contains(target as Node))

/**
 * One Tab stop for a row of `count` things, or of links inside them; arrow keys, Home and End move inside it. It is the last one, the newest,
 * until the focus was on another, also where the things arrive after the row.
 * `stop` is the one that Tab reaches. `active` is the one hovered or focused, null when none is.
 */
export function useRovingFocus(count: number) {
  const [chosen, setChosen] = useState<number>()
  const [active, setActive] = useState<number | null>(null)
  const stop = Math.min(chosen ?? count - 1, count - 1)

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const target = { ArrowRight: stop + step, ArrowLeft: stop - step, Home: 0, End: count - 1 }[event.key]
    if (target === undefined || target < 0 || target >= count) return
    event.preventDefault()
    const item = event.currentTarget.children[target]
    const place = item?.querySelector('a') ?? item
    if (place instanceof HTMLElement) place.focus()
  }

  return {
    stop,
    active,
    list: {
      onKeyDown: move,
      onPointerOver(event: SyntheticEvent<HTMLElement>) {
        const place = placeOf(event)
        if (place >= 0) setActive(place)
      },
      onPointerLeave: () => setActive(null),
      onFocus(event: SyntheticEvent<HTMLElement>) {
        const place = placeOf(event)
        setChosen(place)
        setActive(place)
      },
      onBlur: () => setActive(null),
    },
  }
}
