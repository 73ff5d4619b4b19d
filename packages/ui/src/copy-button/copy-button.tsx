import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { CheckIcon, CopyIcon, Icon, TriangleAlertIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { useCopy } from '../use-copy/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

const icons = { idle: CopyIcon, copied: CheckIcon, failed: TriangleAlertIcon } as const

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** Other words than "Copy": "Copy key". */
  label?: string
  /** An icon with a tooltip, or a button with words. */
  variant?: 'icon' | 'button'
  /** 28 or 36 px high. */
  size?: 'sm' | 'md'
  /** Called when the text is on the clipboard. */
  onCopied?: () => void
  /** Joined to the class of the root element. */
  className?: string
}

/** Copies and says whether it worked. */
export function CopyButton({
  text,
  label,
  variant = 'icon',
  size = 'sm',
  onCopied,
  className = '',
}: CopyButtonProps) {
  const labels = useLabels()
  const { copy, state } = useCopy()
  const words = { idle: label ?? labels.copy, copied: labels.copied, failed: labels.copyFailed }
  const icon = <Icon of={icons[state]} size={size} />
  const press = () => void copy(text).then(onCopied)

  return (
    <>
      {variant === 'icon' ? (
        <IconButton label={words[state]} icon={icon} size={size} className={className} onPress={press} />
      ) : (
        <Button icon={icon} size={size} className={className} onPress={press}>
          {state === 'copied' ? words.copied : words.idle}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{state === 'idle' ? '' : words[state]}</span>
      </VisuallyHidden>
    </>
  )
}
