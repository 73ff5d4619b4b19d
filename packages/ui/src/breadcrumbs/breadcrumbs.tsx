import { classNames } from '../class-names.ts'
import { ChevronRightIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { Link } from '../link/index.ts'
import styles from './breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** From the top to this page; the last has no address. */
  items: readonly { label: string; href?: string }[]
  /** Joined to the class of the root element. */
  className?: string
}

/** Where this page stands. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  const labels = useLabels()
  return (
    <nav aria-label={labels.breadcrumbs} className={className}>
      <ol role="list" className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 && <Icon of={ChevronRightIcon} size="sm" className={classNames(styles.arrow)} />}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
