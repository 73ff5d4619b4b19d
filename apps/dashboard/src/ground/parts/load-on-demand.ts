import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/** Loads a component when `isWanted` is first true; undefined until then. `onFail` is called when the code cannot be loaded. */
type UseComponent<Props> = (isWanted: boolean, onFail: () => void) => ComponentType<Props> | undefined

/** Returns a hook for a component whose code is loaded on demand, once for all that use it. After a failure the next mount tries again. */
export function loadOnDemand<Props>(load: () => Promise<ComponentType<Props>>): UseComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  return function useComponent(isWanted, onFail) {
    const [Component, setComponent] = useState<ComponentType<Props> | undefined>(() => loaded)
    const fail = useEffectEvent(onFail)

    useEffect(() => {
      if (!isWanted || Component !== undefined) return
      let isCurrent = true
      load().then(
        (component) => {
          loaded = component
          if (isCurrent) setComponent(() => component)
        },
        (error: unknown) => {
          console.error('The code of a part of the page could not be loaded.', error)
          if (isCurrent) fail()
        },
      )
      return () => {
        isCurrent = false
      }
    }, [isWanted, Component])

    return Component
  }
}
