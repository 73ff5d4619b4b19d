import { useState, type Ref } from 'react'

import type { FieldProps } from '../_field/field-props.ts'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { isComposing } from '../hotkey/index.ts'
import { useLabels } from '../labels/index.ts'
import { TagList } from '../tag-list/index.ts'
import { TextField } from '../text-field/index.ts'
import styles from './tag-field.module.css'

export interface TagFieldProps extends FieldProps {
  /** Values, without duplicates. */
  value: readonly string[]
  /** Called with all values after one was added or removed. */
  onChange: (value: readonly string[]) => void
  /** Called when the input loses focus. */
  onBlur?: () => void
  /**
   * Maximum number of values. At the limit, the input is disabled.
   * @default Infinity
   */
  max?: number
  /** Validates a value before it is added. Returns an error message, or null when the value is valid. */
  check?: (value: string) => string | null
  /** Example value shown while the input is empty. Never a replacement for the label. */
  placeholder?: string
  /** Ref to the `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Field for a few free values, such as addresses or thresholds. Enter adds one, and what is left in the input counts too; the cross or Backspace on a
 * tag removes it.
 */
export function TagField({
  value,
  onChange,
  max = Infinity,
  check,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isDisabled = false,
  className,
  ...props
}: TagFieldProps) {
  const labels = useLabels()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  /** The value whose text is still in the input. */
  const [left, setLeft] = useState<string>()
  const tags = value.filter((entry) => entry !== left)
  const isFull = tags.length >= max

  /** Reports what was typed. Returns whether it did. */
  function report(): boolean {
    const entry = text.trim()
    if (entry === '' || isFull) return false
    const found = check?.(entry) ?? null
    setProblem(found)
    if (found !== null) return false
    onChange([...new Set([...tags, entry])])
    return true
  }

  function add() {
    if (!report()) return
    setLeft(undefined)
    setText('')
  }

  /** What was typed is meant, also where the next thing is the form's button. A tag for it would move that button from under the press. */
  function leave() {
    if (!report()) return
    if (tags.includes(text.trim())) setText('')
    else setLeft(text.trim())
  }

  return (
    <div className={classNames(styles.field, className)}>
      <TextField
        {...props}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(null)
          if (left === undefined) return
          setLeft(undefined)
          onChange(tags)
        }}
        onBlur={() => {
          leave()
          props.onBlur?.()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          add()
        }}
        errorMessage={problem ?? errorMessage}
        isInvalid={isInvalid || problem !== null}
        isDisabled={isDisabled || isFull}
        suffix={
          <Button size="sm" variant="quiet" onClick={add} isDisabled={isDisabled || isFull}>
            {labels.add}
          </Button>
        }
      />
      {tags.length > 0 && (
        <TagList
          label={props.label}
          hideLabel
          tags={tags.map((entry) => ({ id: entry, label: entry }))}
          onRemove={(id) => onChange(value.filter((entry) => entry !== id))}
        />
      )}
    </div>
  )
}
