import { ListBoxItem } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { CheckIcon, Icon } from '../icon/index.ts'
import list from '../menu/menu.module.css'

export interface SelectOption<Id extends string = string> {
  /** A key of its own. */
  id: Id
  /** Its words. */
  label: string
  /** A second line in the list. */
  description?: string
  /** Cannot be chosen for now; say why in `description`. */
  isDisabled?: boolean
}

export interface OptionItemProps {
  /** The choice that the line stands for. */
  option: SelectOption
  /** Cannot be chosen although the option itself could: the limit is reached. */
  isDisabled?: boolean
}

/** One line of the list of Select, ComboBox and MultiSelect. */
export function OptionItem({ option, isDisabled = option.isDisabled ?? false }: OptionItemProps) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={isDisabled}
      className={classNames(list.item)}
    >
      {({ isSelected }) => (
        <>
          <span className={list.words}>
            <span>{option.label}</span>
            {option.description !== undefined && (
              <span className={list.description}>{option.description}</span>
            )}
          </span>
          {isSelected && <Icon of={CheckIcon} className={classNames(list.after)} />}
        </>
      )}
    </ListBoxItem>
  )
}
