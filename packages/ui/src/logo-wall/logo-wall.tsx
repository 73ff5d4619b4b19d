import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './logo-wall.module.css'

export interface LogoWallProps {
  /** Accessible name, such as "Our customers". */
  label: string
  /** Logo: a picture (`src`) or a drawing. Without either, its name is shown as text. */
  logos: readonly { name: string; src?: string; drawing?: ReactNode; href?: string }[]
  /** Class name added to the root element. */
  className?: string
}

/** Wrapping row of logos in one color, each 80 px high (specification §9). */
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
