import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Whose it is; its initials stand in where there is no picture. */
  name: string
  /** Address of the picture. */
  src?: string | null
  /** 24, 32 or 48 px. */
  size?: 'sm' | 'md' | 'lg'
  /** The name stands beside it, so the picture is decoration. */
  isDecorative?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** A person, small. */
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

function initials(name: string): string {
  const words = name.trim().split(/[\s@.]+/)
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
