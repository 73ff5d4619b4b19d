import { classNames } from '../class-names.ts'
import { ChevronRightIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { Link } from '../link/index.ts'
import styles from './breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** Pages from the root to the current one. The last has no `href`. */
  items: readonly { label: string; href?: string }[]
  /** Class name added to the root element. */
  className?: string
}

/** Path from the root to the current page. */
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
