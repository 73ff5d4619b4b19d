import { ListBoxItem } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { CheckIcon, Icon } from '../icon/index.ts'
import styles from '../_list-box/list-box.module.css'

export interface MultiSelectOption<Id extends string = string> {
  /** Value of the option. */
  id: Id
  /** Text of the option. */
  label: string
  /** Second line of text in the list. */
  description?: string
  /**
   * Prevents the option from being chosen. Give the reason in `description`.
   * @default false
   */
  isDisabled?: boolean
}

interface OptionItemProps {
  /** Option to show. */
  option: MultiSelectOption
  /** Prevents the option from being chosen, in addition to its own `isDisabled`. */
  isDisabled: boolean
}

/** Option in the list of MultiSelect. */
export function OptionItem({ option, isDisabled }: OptionItemProps) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={isDisabled || option.isDisabled === true}
      className={classNames(styles.item)}
    >
      {({ isSelected }) => (
        <>
          <span className={styles.words}>
            <span>{option.label}</span>
            {option.description !== undefined && (
              <span className={styles.description}>{option.description}</span>
            )}
          </span>
          {isSelected && <Icon of={CheckIcon} className={classNames(styles.after)} />}
        </>
      )}
    </ListBoxItem>
  )
}
