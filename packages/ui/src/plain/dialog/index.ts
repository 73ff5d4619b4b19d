export { PlainDialog, type PlainDialogProps } from './dialog.tsx'
