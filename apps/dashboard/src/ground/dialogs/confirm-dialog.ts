import { lazyDialog } from './lazy-dialog.tsx'

/** The confirmation dialog of the design system, loaded when it is first opened. */
export const ConfirmDialog = lazyDialog(
  async () => (await import('@search-foundation/ui/confirm-dialog')).ConfirmDialog,
)
