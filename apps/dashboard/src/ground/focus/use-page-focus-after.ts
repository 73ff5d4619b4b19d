import { useEffect } from 'react'

/** Gives the focus to the page when the component is gone and the focus with it, instead of leaving it on `<body>`. */
export function usePageFocusAfter(): void {
  useEffect(
    () => () => {
      // A dialog returns the focus in the next frame, if what had it before is still there.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
