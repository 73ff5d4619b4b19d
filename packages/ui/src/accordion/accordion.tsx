import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import styles from '../_disclosure/disclosure.module.css'

export interface AccordionProps {
  /** From first to last. */
  items: readonly { id: string; title: ReactNode; content: ReactNode; isDisabled?: boolean }[]
  /** More than one may be open. */
  allowsMultiple?: boolean
  /** Ids open at first. */
  defaultOpen?: readonly string[]
  /** Level of the titles on their page. */
  headingLevel?: 2 | 3 | 4
  /** Joined to the class of the root element. */
  className?: string
}

/** Parts that open one by one. On prerendered pages use Faq, which needs no script. */
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
