import { useQueryParameters } from '../../ground/query/use-query-parameter.ts'

/** What can be done with a key of the account, each in a dialog. */
export type KeyAction = 'edit' | 'rotate' | 'revoke'

const closed = { new: null, edit: null, rotate: null, revoke: null }

/** The dialog about keys that the address asks for. */
export function useOpenedKeyDialog() {
  const [opened, change] = useQueryParameters('new', 'edit', 'rotate', 'revoke')
  return {
    opened,
    create: () => change({ ...closed, new: 'key' }),
    open: (action: KeyAction, id: string) => change({ ...closed, [action]: id }),
    close: () => change(closed),
  }
}
