import { useLocation, useNavigate } from 'react-router'

/** The dialogs that every page can open. */
export type DialogName = 'sign-in' | 'create-key' | 'create-zero-token-key' | 'use-key'

/** The query key by which the site opens a dialog of the dashboard (specification §2). Its other values open none. */
const queryKey = 'sui'
const queryValues: Readonly<Partial<Record<DialogName, string>>> = {
  'create-key': 'apikey',
  'create-zero-token-key': 'zero-token-key',
  'use-key': 'own-key',
}

/** Sign-in is an entry of the history without an address of its own: a link to it would make no sense to a user who is signed in. */
interface DialogState {
  dialog?: DialogName
}

function readDialog(search: string, state: unknown): DialogName | undefined {
  const value = new URLSearchParams(search).get(queryKey)
  const [fromQuery] = Object.entries(queryValues).find(([, known]) => known === value) ?? []
  return (fromQuery as DialogName | undefined) ?? (state as DialogState | null)?.dialog
}

function withoutDialog(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  query.delete(queryKey)
  query.delete('login')
  return query
}

/** Which dialog is open. Opening one adds an entry to the history, so Back closes it. */
export function useDialogs() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const go = (query: URLSearchParams, dialog: DialogName | undefined, replace: boolean) =>
    void navigate({ search: String(query) }, { replace, state: { dialog }, preventScrollReset: true })
  return {
    open: readDialog(search, state),
    show(name: DialogName): void {
      const query = withoutDialog(search)
      const value = queryValues[name]
      if (value === undefined) return go(query, name, false)
      query.set(queryKey, value)
      go(query, undefined, false)
    },
    /** As `show`, in place of the current entry of the history. */
    showInstead: (name: DialogName) => go(withoutDialog(search), name, true),
    close: () => go(withoutDialog(search), undefined, true),
  }
}
