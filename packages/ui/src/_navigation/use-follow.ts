import { use, type MouseEvent } from 'react'

import { NavigateContext } from './navigate-context.ts'

/** Returns a handler of presses on links by which the app's router shows their page. Undefined outside of a `NavigationProvider`. */
export function useFollow(): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined {
  const navigate = use(NavigateContext)
  if (navigate === null) return undefined
  return (event) => {
    if (!staysInApp(event)) return
    event.preventDefault()
    navigate(event.currentTarget.getAttribute('href') ?? '')
  }
}

/** Whether the press stays in the app: a plain press on a link of this origin. The browser handles modifier keys, targets and downloads. */
function staysInApp(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget
  const isPlainPress =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return (
    isPlainPress &&
    !event.defaultPrevented &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  )
}
