import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

import { useDialogs } from '../ground/dialogs/use-dialogs.ts'

/**
 * Opens the sign-in dialog for `?login=true`, by which the site sends visitors here (specification §2, guard 4), and removes the
 * parameter from the address. The dialog stays closed for a user who is signed in.
 */
export function useLoginQuery(): void {
  const [query] = useSearchParams()
  const dialogs = useDialogs()
  const login = query.get('login')
  const consume = useEffectEvent(() => {
    if (login === 'true') dialogs.showInstead('sign-in')
    else if (login !== null) dialogs.close()
  })
  useEffect(() => consume(), [login])
}
