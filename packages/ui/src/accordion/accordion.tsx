import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import styles from '../_disclosure/disclosure.module.css'

export interface AccordionProps {
  /** Items, in display order. */
  items: readonly { id: string; title: ReactNode; content: ReactNode; isDisabled?: boolean }[]
  /**
   * Whether several items can be expanded at the same time.
   * @default false
   */
  allowsMultiple?: boolean
  /** Ids of the items that are expanded initially. */
  defaultOpen?: readonly string[]
  /**
   * Heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
  /** Class name added to the root element. */
  className?: string
}

/** Sections that expand and collapse. On prerendered pages use Faq, which needs no script. */
export function Accordion({
  items,
  allowsMultiple = false,
  defaultOpen = [],
  headingLevel = 3,
  className,
}: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultOpen}
      className={classNames(styles.accordion, className)}
    >
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={item.id}
          isDisabled={item.isDisabled ?? false}
          className={classNames(styles.item)}
        >
          <Heading level={headingLevel} className={classNames(styles.heading)}>
            <Button slot="trigger" className={classNames(styles.trigger)}>
              {item.title}
              <Icon of={ChevronDownIcon} className={classNames(styles.arrow)} />
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={styles.content}>{item.content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}
