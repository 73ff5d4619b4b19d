import { Button, Label, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { Icon, XIcon } from '../icon/index.ts'
import styles from './tag-list.module.css'

export interface TagListProps {
  /** What the tags have in common. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** The words, each under a key of its own. */
  tags: readonly { id: string; label: string }[]
  /** Gives each tag a cross; Delete and Backspace do the same. */
  onRemove?: (id: string) => void
  /** Joined to the class of the root element. */
  className?: string
}

/** Words that were chosen: filters, thresholds. */
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
