import { lazy } from 'react'

export { AccountMenu, SignOutDialog } from './account-menu.tsx'
export { useSignedInUser } from './use-signed-in-user.ts'

/** Loaded when it is opened first: forms and their checks are not needed before. */
export const SignInDialog = lazy(async () => ({
  default: (await import('./sign-in-dialog.tsx')).SignInDialog,
}))
