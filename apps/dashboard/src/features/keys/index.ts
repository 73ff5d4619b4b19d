import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'

export { KeyCard } from './key-card.tsx'
export { LinkKeyOffer } from './link-key-offer.tsx'
export { KeyScopeSelect } from './key-scope-select.tsx'
export { WithKey } from './with-key.tsx'
export { WithKeyScope } from './with-key-scope.tsx'

/** Loaded when they are opened first: the bot check and forms are not needed before. */
export const CreateKeyDialog = lazyDialog(
  async () => (await import('./create-key-dialog.tsx')).CreateKeyDialog,
)
export const CreateZeroTokenKeyDialog = lazyDialog(
  async () => (await import('./create-key-dialog.tsx')).CreateZeroTokenKeyDialog,
)
export const UseKeyDialog = lazyDialog(async () => (await import('./use-key-dialog.tsx')).UseKeyDialog)
