import { useState, type ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useLabels } from '../labels/index.ts'
import { TextField } from '../text-field/index.ts'

export interface ConfirmDialogProps {
  /** Question that names what is affected: "Revoke the key ending in 4f2a?" */
  title: string
  /** Description of what will be lost. */
  description: ReactNode
  /** Text of the button that confirms: "Revoke key". */
  confirmLabel: string
  /** Tone. `negative` for actions that can't be undone. */
  tone?: 'neutral' | 'negative'
  /** Text that the user must type to confirm, with or without its spaces: for a key, its last four characters. */
  requiredText?: string
  /** Whether it is open. */
  isOpen: boolean
  /** Called with the new state when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void
  /** Called on confirmation. The dialog stays open and pending until a returned promise settles, and closes if it was kept. */
  onConfirm: () => void | Promise<unknown>
  /** Content below the description, such as a list of what will be lost. */
  children?: ReactNode
}

/**
 * Dialog that asks for confirmation of an action that can't be undone. Its buttons and Escape close it, a press outside does not. While the action
 * runs, nothing does.
 */
export function ConfirmDialog({ isOpen, onOpenChange, title, description, ...rest }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      isDismissable={false}
      isKeyboardDismissable={!isPending}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Confirmation
        {...rest}
        isPending={isPending}
        setPending={setPending}
        close={() => onOpenChange(false)}
      />
    </Dialog>
  )
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

type ConfirmationProps = Pick<
  ConfirmDialogProps,
  'confirmLabel' | 'tone' | 'requiredText' | 'onConfirm' | 'children'
> & { isPending: boolean; setPending: (isPending: boolean) => void; close: () => void }

function Confirmation({
  confirmLabel,
  tone,
  requiredText,
  onConfirm,
  children,
  isPending,
  setPending,
  close,
}: ConfirmationProps) {
  const labels = useLabels()
  const [typed, setTyped] = useState('')
  const isMissing = requiredText !== undefined && withoutSpaces(typed) !== withoutSpaces(requiredText)

  async function confirm() {
    if (isMissing || isPending) return
    setPending(true)
    try {
      await onConfirm()
      close()
    } catch {
      // The caller shows the error. The dialog stays open for another attempt.
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      {children}
      {requiredText !== undefined && (
        <TextField
          label={labels.confirmByTyping.replace('{text}', requiredText)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          mono
          autoComplete="off"
          autoFocus
        />
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 'var(--space-2)' }}>
        <Button onClick={close} autoFocus={requiredText === undefined} isDisabled={isPending}>
          {labels.cancel}
        </Button>
        <Button
          type="submit"
          variant={tone === 'negative' ? 'negative' : 'solid'}
          isDisabled={isMissing}
          isPending={isPending}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
