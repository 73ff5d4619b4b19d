import { toAuthError } from '@search-foundation/auth/auth-error'
import { useState } from 'react'

import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'

interface Interruption {
  onConfirmed: () => void
  onDismissed: () => void
}

/**
 * Runs changes that need a recent sign-in. Where the last one is too long ago, the dialog asks for another one and the change is made
 * after it. `run` returns and throws what the change does, also when the dialog is dismissed. Render `dialog` beside the form.
 */
export function useRecentSignIn() {
  const [interruption, setInterruption] = useState<Interruption>()

  async function run<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } catch (error) {
      const failure = toAuthError(error)
      if (failure.code !== 'requires-recent-login') throw error
      await new Promise<void>((onConfirmed, reject) => {
        setInterruption({ onConfirmed, onDismissed: () => reject(failure) })
      }).finally(() => setInterruption(undefined))
      return await change()
    }
  }

  const dialog = (
    <ConfirmIdentityDialog
      isOpen={interruption !== undefined}
      onConfirmed={() => interruption?.onConfirmed()}
      onDismissed={() => interruption?.onDismissed()}
    />
  )
  return { run, dialog }
}
