import { classNames } from '../class-names.ts'
import { initials } from '../initials/index.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Name of the person. Its initials are shown without a picture. */
  name: string
  /** Address of the picture. */
  src?: string | null
  /**
   * Width and height: 24, 32 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg'
  /** Hides the picture from screen readers, where the name is beside it. */
  isDecorative?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Picture or initials of a person. */
export function Avatar({ name, src, size = 'md', isDecorative, className }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, className)}
      data-size={size}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
      {src && <img className={styles.picture} src={src} alt="" referrerPolicy="no-referrer" />}
    </span>
  )
}
