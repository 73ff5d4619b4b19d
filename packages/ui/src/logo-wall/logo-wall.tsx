import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './logo-wall.module.css'

export interface LogoWallProps {
  /** Whose logos they are. */
  label: string
  /** A logo is a picture (`src`) or a drawing; without either its name is set in type. */
  logos: readonly { name: string; src?: string; drawing?: ReactNode; href?: string }[]
  /** Joined to the class of the root element. */
  className?: string
}

/** Logos in a row that wraps, each 80 units high (specification §9), in one ink. */
export function LogoWall({ label, logos, className }: LogoWallProps) {
  return (
    <ul role="list" aria-label={label} className={classNames(styles.wall, className)}>
      {logos.map(({ name, src, drawing, href }) => {
        const logo =
          src === undefined ? (
            <span className={styles.name}>
              {drawing}
              {name}
            </span>
          ) : (
            <img className={styles.picture} src={src} alt={name} height={80} loading="lazy" />
          )
        return (
          <li key={name} className={styles.logo}>
            {href === undefined ? logo : <a href={href}>{logo}</a>}
          </li>
        )
      })}
    </ul>
  )
}
