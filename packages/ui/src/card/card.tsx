import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Link } from '../link/index.ts'
import styles from './card.module.css'

export interface CardProps {
  /**
   * HTML element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li'
  /** Heading of the card. */
  title?: ReactNode
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
  /** Line below the title. */
  description?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Content below a line at the bottom. */
  footer?: ReactNode
  /**
   * Space around the content: 0, 12, 20 or 28 px.
   * @default 'md'
   */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Address; makes the whole card a link that the title names. */
  href?: string
  /** Content. */
  children?: ReactNode
  /** Class name added to the root element. */
  className?: string
  /** Id of the root element, as target of links. */
  id?: string
}

/** Surface that groups related content. */
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
