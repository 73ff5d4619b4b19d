import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useQueryParameters } from './use-query-parameter.ts'

/** State of a history entry that was added by opening something. */
interface OpenedState {
  isOpened?: boolean
}

/**
 * What is open beside a page, such as a dialog or the details of a row, as parameters of the address of which one is set. Opening adds an entry to the
 * history, so Back closes it; closing goes back to the entry before. What a link has opened is closed in its place.
 */
export function useOpened<Name extends string>(...names: readonly Name[]) {
  const [opened, change] = useQueryParameters(...names)
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const leaving = useRef<string>(undefined)
  const isOpen = names.some((name) => opened[name] !== null)
  const nothing = Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>
  useEffect(() => {
    leaving.current = undefined
  }, [key])

  function close(): void {
    // A dialog may report twice that it closes. The entry before is left alone then.
    if (!isOpen || leaving.current === key) return
    leaving.current = key
    if ((state as OpenedState | null)?.isOpened === true) void navigate(-1)
    else change(nothing)
  }

  return {
    opened,
    open: (name: Name, value: string) =>
      change(
        { ...nothing, [name]: value } as Record<Name, string | null>,
        isOpen
          ? { replace: true, state }
          : { replace: false, state: { isOpened: true } satisfies OpenedState },
      ),
    close,
    /** What a dialog takes that is open while a parameter has a value. */
    dialogOf: (name: Name, value: string) => ({
      isOpen: opened[name] === value,
      onOpenChange(isNowOpen: boolean): void {
        if (!isNowOpen && opened[name] === value) close()
      },
    }),
  }
}
