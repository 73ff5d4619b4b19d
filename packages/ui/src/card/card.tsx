import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Link } from '../link/index.ts'
import styles from './card.module.css'

export interface CardProps {
  /** The element to use. */
  as?: 'div' | 'section' | 'article' | 'li'
  /** Heading of the card. */
  title?: ReactNode
  /** Level of that heading on its page. */
  headingLevel?: 2 | 3 | 4
  /** One line below the heading. */
  description?: ReactNode
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode
  /** Below a line at the bottom. */
  footer?: ReactNode
  /** 0, 12, 20 or 28 px around the content. */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Makes the whole card a link; the title is its name. */
  href?: string
  /** What it holds. */
  children?: ReactNode
  /** Joined to the class of the root element. */
  className?: string
  /** Anchor of the card. */
  id?: string
}

/** A surface that holds one thing together. */
export function Card({
  as: Element = 'div',
  title,
  headingLevel = 3,
  description,
  actions,
  footer,
  padding = 'md',
  href,
  children,
  className,
  id,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Element
      className={classNames(styles.card, className)}
      data-padding={padding}
      data-linked={href === undefined ? undefined : ''}
      id={id}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          <div className={styles.titles}>
            {title !== undefined && (
              <Heading className={styles.title}>
                {href === undefined ? (
                  title
                ) : (
                  <Link href={href} variant="quiet" className={classNames(styles.link)}>
                    {title}
                  </Link>
                )}
              </Heading>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Element>
  )
}
