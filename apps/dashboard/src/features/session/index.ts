import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { lazyPart } from '../../ground/parts/lazy-part.tsx'

export { AccountCard } from './account-card.tsx'
export { AddressNotice } from './address-notice.tsx'
export { AccountMenu } from './account-menu.tsx'
export { useSignInLink } from './use-sign-in-link.ts'
export { useSignedInUser } from './use-signed-in-user.ts'

/** Loaded when it is opened first: forms and their checks are not needed before. */
export const SignInDialog = lazyDialog(
  async () => (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog,
)
export { WithUser } from './with-user.tsx'

/** Has forms, which only a visit by the link of a mail needs. */
export const MailedCodeCard = lazyPart(
  async () => (await import('./mailed-code/mailed-code-card.tsx')).MailedCodeCard,
  '12rem',
)
/** Parts of the settings with forms, which only signed-in users need. */
export const ProfileCard = lazyPart(async () => (await import('./profile-card.tsx')).ProfileCard, '16rem')
export const SecurityCard = lazyPart(
  async () => (await import('./security/security-card.tsx')).SecurityCard,
  '28rem',
)
export const DeleteAccountCard = lazyPart(
  async () => (await import('./security/delete-account-card.tsx')).DeleteAccountCard,
  '9rem',
)
