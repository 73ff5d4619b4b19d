import { Button, Label, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { Icon, XIcon } from '../icon/index.ts'
import styles from './tag-list.module.css'

export interface TagListProps {
  /** Accessible name of the list. */
  label: string
  /** Hides the label. Screen readers still announce it. */
  hideLabel?: boolean
  /** Texts to override, by name. */
  tags: readonly { id: string; label: string }[]
  /** Called with the id of the tag to remove. Adds a cross to each tag; Delete and Backspace do the same. */
  onRemove?: (id: string) => void
  /** Class name added to the root element. */
  className?: string
}

/** List of chosen values, such as filters. */
export function TagList({ label, hideLabel, tags, onRemove, className }: TagListProps) {
  return (
    <TagGroup
      className={classNames(styles.group, className)}
      {...(hideLabel ? { 'aria-label': label } : {})}
      {...(onRemove ? { onRemove: (keys) => keys.forEach((key) => onRemove(String(key))) } : {})}
    >
      {!hideLabel && <Label className={classNames(styles.label)}>{label}</Label>}
      <AriaTagList className={classNames(styles.list)}>
        {tags.map((tag) => (
          <Tag key={tag.id} id={tag.id} textValue={tag.label} className={classNames(styles.tag)}>
            {tag.label}
            {onRemove && (
              <Button slot="remove" className={classNames(styles.remove)}>
                <Icon of={XIcon} size="sm" />
              </Button>
            )}
          </Tag>
        ))}
      </AriaTagList>
    </TagGroup>
  )
}
