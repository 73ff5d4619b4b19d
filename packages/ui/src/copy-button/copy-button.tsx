import { Button } from '../button/index.ts'
import { CheckIcon, CopyIcon, Icon, TriangleAlertIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { useCopy } from '../use-copy/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

const icons = { idle: CopyIcon, copied: CheckIcon, failed: TriangleAlertIcon } as const

export interface CopyButtonProps {
  /** Text to copy. */
  text: string
  /** Text of the button, such as "Copy key". */
  label?: string
  /**
   * `icon`: an icon with a tooltip. `button`: a button with text.
   * @default 'icon'
   */
  variant?: 'icon' | 'button'
  /**
   * Height: 28 or 36 px.
   * @default 'sm'
   */
  size?: 'sm' | 'md'
  /** Called after the text was copied. */
  onCopied?: () => void
  /** Class name added to the root element. */
  className?: string
}

/** Button that copies a text and shows whether that succeeded. */
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
        <Button
          variant="quiet"
          label={words[state]}
          title={words[state]}
          icon={icon}
          size={size}
          className={className}
          onClick={press}
        />
      ) : (
        <Button icon={icon} size={size} className={className} onClick={press}>
          {state === 'copied' ? words.copied : words.idle}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{state === 'idle' ? '' : words[state]}</span>
      </VisuallyHidden>
    </>
  )
}
