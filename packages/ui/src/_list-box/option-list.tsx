import { ListBox, Popover } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import { OptionItem, type SelectOption } from './option-item.tsx'
import floating from '../_floating/floating.module.css'
import styles from './list-box.module.css'

interface OptionListProps {
  /** Options, in display order. */
  options: readonly SelectOption[]
  /**
   * Whether an option can't be chosen for now, for example because a limit is reached.
   * @default no option is disabled
   */
  isOptionDisabled?: (id: string) => boolean
  /** `fixed`: as wide as the field. `at-least`: as wide as the field or wider. */
  width: 'fixed' | 'at-least'
}

/** Popover with the options of ComboBox and MultiSelect. */
export function OptionList({ options, isOptionDisabled = () => false, width }: OptionListProps) {
  const labels = useLabels()
  return (
    <Popover className={classNames(floating.panel, styles.options)} data-width={width} offset={4}>
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
