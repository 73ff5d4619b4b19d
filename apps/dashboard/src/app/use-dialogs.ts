import { useSearchParams } from 'react-router'

/** The dialogs that an address can open: `?login=true` and `?sui=apikey` (any other `sui` leads here too, without a dialog). */
export type DialogName = 'sign-in' | 'create-key' | 'use-key'

function readDialog(query: URLSearchParams): DialogName | undefined {
  if (query.get('login') === 'true') return 'sign-in'
  const dialog = query.get('sui')
  return dialog === 'apikey' ? 'create-key' : dialog === 'own-key' ? 'use-key' : undefined
}

const parameters = {
  'sign-in': ['login', 'true'],
  'create-key': ['sui', 'apikey'],
  'use-key': ['sui', 'own-key'],
} as const

/** Which dialog is open. The address keeps it, so that a link from the site opens it and Back closes it. */
export function useDialogs() {
  const [query, setQuery] = useSearchParams()
  const rest = () => {
    const next = new URLSearchParams(query)
    next.delete('login')
    next.delete('sui')
    return next
  }
  return {
    open: readDialog(query),
    show(name: DialogName): void {
      const next = rest()
      const [parameter, value] = parameters[name]
      next.set(parameter, value)
      setQuery(next)
    },
    close: () => setQuery(rest(), { replace: true }),
  }
}
