export { CreateKeyDialog } from './create-key-dialog.tsx'
export { KeyCard } from './key-card.tsx'
export { OwnKeysTable } from './own-keys-table.tsx'
export { UseKeyDialog } from './use-key-dialog.tsx'
