import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'

export { AccountCard } from './account-card.tsx'
export { AccountMenu } from './account-menu.tsx'
export { MailedCodeCard } from './mailed-code/mailed-code-card.tsx'
export { DeleteAccountCard } from './security/delete-account-card.tsx'
export { ProfileCard } from './profile-card.tsx'
export { SecurityCard } from './security/security-card.tsx'
export { useSignInLink } from './use-sign-in-link.ts'
export { useSignedInUser } from './use-signed-in-user.ts'

/** Loaded when it is opened first: forms and their checks are not needed before. */
export const SignInDialog = lazyDialog(
  async () => (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog,
)
export { WithUser } from './with-user.tsx'
