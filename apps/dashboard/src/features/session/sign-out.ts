import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'

/** What the parameter `dialog` of the address is while the question before the sign-out is open. */
export const signOutDialog = 'sign-out'

/** Loads the code of the dialog, so that it can be opened without a network. */
export const loadSignOutDialog = () => import('./sign-out-dialog.tsx')

export const SignOutDialog = lazyDialog(async () => (await loadSignOutDialog()).SignOutDialog)
