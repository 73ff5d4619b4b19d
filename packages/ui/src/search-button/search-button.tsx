import { Button, type ButtonProps } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { Icon, SearchIcon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import styles from './search-button.module.css'

export interface SearchButtonProps extends Omit<
  ButtonProps,
  'children' | 'variant' | 'icon' | 'iconAfter' | 'fullWidth'
> {
  /** What it searches. */
  label: string
  /**
   * Label of the key that `mod` means in hotkeys on this system: ⌘ or Ctrl.
   * @default 'Ctrl'
   */
  modifier?: string
}

/** Button that looks like a search field, and opens the command palette. Shows the shortcut of the palette where there is room. */
export function SearchButton({ label, modifier = 'Ctrl', className, ...rest }: SearchButtonProps) {
  return (
    <Button
      aria-keyshortcuts="Control+K Meta+K"
      {...rest}
      className={classNames(styles.field, className)}
      fullWidth
      icon={<Icon of={SearchIcon} />}
      iconAfter={<Kbd keys={[modifier, 'K']} className={classNames(styles.keys)} />}
    >
      {label}
    </Button>
  )
}
