type Size = Readonly<Record<'width' | 'height', number>>

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** Where the list of notifications is. */
export interface Place {
  /** At the end of the lines, or in the middle of the view. */
  column: 'end' | 'center'
  /** How far it is above the lower edge of the view, in px. */
  lift: number
}

/** The place unless an action lies there. */
export const lowestPlace: Place = { column: 'end', lift: 0 }

/** Room around the list that may lie over an action, in px. With the padding of the list, 4 px stay free. */
const edge = 12

/**
 * Returns the lowest place where a list of notifications lies over no action; the place where it is now, if none lies there; the lowest one of all where
 * no place is free.
 */
export function freePlace(
  now: Place,
  list: Size,
  view: Size,
  actions: readonly Box[],
  isRightToLeft: boolean,
): Place {
  const lefts = {
    end: isRightToLeft ? 0 : view.width - list.width,
    center: (view.width - list.width) / 2,
  }

  function under({ column, lift }: Place): Box[] {
    const left = lefts[column] + edge
    const right = lefts[column] + list.width - edge
    const top = view.height - lift - list.height + edge
    const bottom = view.height - lift - edge
    return actions.filter(
      (action) => action.left < right && action.right > left && action.top < bottom && action.bottom > top,
    )
  }

  function lowestIn(column: Place['column']): Place[] {
    let lift = 0
    while (lift + list.height <= view.height) {
      const covered = under({ column, lift })
      if (covered.length === 0) return [{ column, lift }]
      lift = view.height - edge - Math.min(...covered.map(({ top }) => top))
    }
    return []
  }

  if (now.lift + list.height <= view.height && under(now).length === 0) return now
  const free = [...lowestIn('end'), ...lowestIn('center')]
  return free.toSorted((one, other) => one.lift - other.lift)[0] ?? lowestPlace
}
