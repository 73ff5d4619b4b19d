import { useAppSelector } from '@search-foundation/store/hooks'
import { useEffect, useEffectEvent, useState } from 'react'

import { CreateKeyDialog, CreateZeroTokenKeyDialog, UseKeyDialog } from '../features/keys/index.ts'
import { SignInDialog } from '../features/session/index.ts'
import { useDialogs } from '../ground/dialogs/use-dialogs.ts'
import { useSession } from '../ground/services/services.tsx'

const dialogs = {
  'sign-in': SignInDialog,
  'create-key': CreateKeyDialog,
  'create-zero-token-key': CreateZeroTokenKeyDialog,
  'use-key': UseKeyDialog,
}

/** Whether somebody is signed in; while the identity provider is loading, whether somebody was at the last visit. */
function useIsSignedIn(): boolean {
  const { status } = useSession()
  const wasSignedIn = useAppSelector(({ user }) => user.user !== null)
  return status === 'unknown' ? wasSignedIn : status === 'signed-in'
}

/** The dialog that the history entry asks for, anew for each `turn` of a user. Sign-in closes, or stays closed, when the user is signed in. */
export function OpenDialog({ turn }: { turn: number }) {
  const { open, close } = useDialogs()
  const { status } = useSession()
  const isSignedIn = useIsSignedIn()
  const shown = open === 'sign-in' && isSignedIn ? undefined : open
  // The last dialog stays until it has faded out.
  const [last, setLast] = useState(shown)
  if (shown !== undefined && shown !== last) setLast(shown)

  const leave = useEffectEvent(close)
  const isDone = open === 'sign-in' && status === 'signed-in'
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])

  const name = shown ?? last
  if (name === undefined) return null
  const Dialog = dialogs[name]
  // Another user sees no key of the user before. The sign-in dialog has closed by itself then.
  const key = name === 'sign-in' ? name : `${name} ${turn}`
  return <Dialog key={key} isOpen={name === shown} onOpenChange={(isOpen) => !isOpen && close()} />
}
