import { Button, SelectValue } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import field from '../_field/field.module.css'
import styles from './select-trigger.module.css'

interface SelectTriggerProps {
  /** Draws the border of an invalid field. */
  isInvalid: boolean
}

/** Button of MultiSelect that shows the chosen options and opens the list. */
export function SelectTrigger({ isInvalid }: SelectTriggerProps) {
  return (
    <Button className={classNames(field.box, styles.button)} {...(isInvalid ? { 'data-invalid': '' } : {})}>
      <SelectValue className={classNames(styles.value)}>
        {({ isPlaceholder, selectedText, defaultChildren }) =>
          isPlaceholder ? defaultChildren : selectedText
        }
      </SelectValue>
      <Icon of={ChevronDownIcon} size="sm" />
    </Button>
  )
}
