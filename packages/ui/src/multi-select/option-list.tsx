import { ListBox, Popover } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import { OptionItem, type MultiSelectOption } from './option-item.tsx'
import floating from '../_floating/floating.module.css'
import styles from '../_list-box/list-box.module.css'

interface OptionListProps {
  /** Options, in display order. */
  options: readonly MultiSelectOption[]
  /** Whether an option can't be chosen for now, for example because a limit is reached. */
  isOptionDisabled: (id: string) => boolean
}

/** Popover with the options of MultiSelect, at least as wide as the field. */
export function OptionList({ options, isOptionDisabled }: OptionListProps) {
  const labels = useLabels()
  return (
    <Popover className={classNames(floating.panel, styles.options)} offset={4}>
      <ListBox
        className={classNames(styles.list)}
        renderEmptyState={() => <p className={styles.empty}>{labels.noOptions}</p>}
      >
        {options.map((option) => (
          <OptionItem key={option.id} option={option} isDisabled={isOptionDisabled(option.id)} />
        ))}
      </ListBox>
    </Popover>
  )
}
