export { AccountMenu, SignOutDialog } from './account-menu.tsx'
export { SignInDialog } from './sign-in-dialog.tsx'
export { useSignedInUser } from './use-signed-in-user.ts'
