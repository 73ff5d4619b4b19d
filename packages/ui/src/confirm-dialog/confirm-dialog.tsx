import { useState, type ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useLabels } from '../labels/index.ts'
import { TextField } from '../text-field/index.ts'

export interface ConfirmDialogProps {
  /** The question, naming the thing: "Revoke the key ending in 4f2a?" */
  title: string
  /** What is lost. */
  description: ReactNode
  /** What happens: "Revoke key". */
  confirmLabel: string
  /** `negative` for what cannot be undone. */
  tone?: 'neutral' | 'negative'
  /** Must be typed before it can be confirmed; for a key, its last four characters. */
  requiredText?: string
  /** Whether it is open. */
  isOpen: boolean
  /** Called when it wants to open or close. */
  onOpenChange: (isOpen: boolean) => void
  /** Called on confirmation. The dialog stays open and pending until a returned promise settles, and closes if it was kept. */
  onConfirm: () => void | Promise<unknown>
  /** More than words: a list of what is lost. */
  children?: ReactNode
}

/** Asks before something that cannot be taken back. It closes by its buttons only, never by a stray press. */
export function ConfirmDialog({ isOpen, onOpenChange, title, description, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Confirmation {...rest} close={() => onOpenChange(false)} />
    </Dialog>
  )
}

type ConfirmationProps = Pick<
  ConfirmDialogProps,
  'confirmLabel' | 'tone' | 'requiredText' | 'onConfirm' | 'children'
> & { close: () => void }

function Confirmation({ confirmLabel, tone, requiredText, onConfirm, children, close }: ConfirmationProps) {
  const labels = useLabels()
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const isMissing = requiredText !== undefined && typed.trim() !== requiredText

  async function confirm() {
    if (isMissing || isPending) return
    setPending(true)
    try {
      await onConfirm()
      close()
    } catch {
      // The caller shows why it failed; the dialog stays for another try.
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
          onChange={setTyped}
          mono
          autoComplete="off"
          autoFocus
        />
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 'var(--space-2)' }}>
        <Button onPress={close} autoFocus={requiredText === undefined} isDisabled={isPending}>
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
