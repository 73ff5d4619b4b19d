import { useOpened } from '../../ground/query/use-opened.ts'

/** What can be done with a key of the account, each in a dialog. */
export type KeyAction = 'edit' | 'rotate' | 'revoke'

/** The dialog about keys that the address asks for. */
export function useOpenedKeyDialog() {
  const { opened, open, close } = useOpened('new', 'edit', 'rotate', 'revoke')
  return {
    opened,
    create: () => open('new', 'key'),
    open: (action: KeyAction, id: string) => open(action, id),
    close,
  }
}
