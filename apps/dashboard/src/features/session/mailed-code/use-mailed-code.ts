import { toAuthError, type AuthErrorCode } from '@search-foundation/auth/auth-error'
import type { MailedCode } from '@search-foundation/auth/types'
import { useEffect, useState } from 'react'

import { useServices } from '../../../ground/services/services.tsx'

export type CodeState =
  | { status: 'reading' }
  | { status: 'failed'; error: AuthErrorCode }
  | ({ status: 'ready' | 'done' } & MailedCode)

/** Reads what the code of a mailed link does. `finish` is for the code that was used up here, `retry` for one that could not be read. */
export function useMailedCode(code: string) {
  const { auth } = useServices()
  const [state, setState] = useState<CodeState>({ status: 'reading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    void auth.codes
      .read(code)
      .then((read): CodeState => ({ status: 'ready', ...read }))
      .catch((error: unknown): CodeState => ({ status: 'failed', error: toAuthError(error).code }))
      .then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [auth, code, attempt])

  return {
    state,
    finish: () =>
      setState((current) => (current.status === 'ready' ? { ...current, status: 'done' } : current)),
    retry() {
      setState({ status: 'reading' })
      setAttempt((count) => count + 1)
    },
  }
}
