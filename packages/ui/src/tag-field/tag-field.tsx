import { useState, type ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { useLabels } from '../labels/index.ts'
import { TagList } from '../tag-list/index.ts'
import { TextField } from '../text-field/index.ts'
import styles from './tag-field.module.css'

export interface TagFieldProps {
  /** The name of the field, above it. */
  label: string
  /** The values; equal ones are kept once. */
  value: readonly string[]
  /** Called with all values after one was added or removed. */
  onChange: (value: readonly string[]) => void
  /** At most so many; the input rests when they are reached. */
  max?: number
  /** What to write or choose, in a line below. */
  description?: ReactNode
  /** What is wrong with the values. */
  errorMessage?: ReactNode
  /** Returns what is wrong with a value, or null, before it is added. */
  check?: (value: string) => string | null
  /** An example shown while it is empty; never the only label. */
  placeholder?: string
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** A few values of one's own: addresses, thresholds. Enter adds, the cross or Backspace on a tag removes. */
export function TagField({
  label,
  value,
  onChange,
  max = Infinity,
  description,
  errorMessage,
  check,
  placeholder,
  isDisabled = false,
  className,
}: TagFieldProps) {
  const labels = useLabels()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isFull = value.length >= max

  function add() {
    const entry = words.trim()
    if (entry === '' || isFull) return
    const found = check?.(entry) ?? null
    setProblem(found)
    if (found !== null) return
    onChange([...new Set([...value, entry])])
    setWords('')
  }

  return (
    <div className={classNames(styles.field, className)}>
      <TextField
        label={label}
        value={words}
        onChange={(text) => {
          setWords(text)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        description={description}
        errorMessage={problem ?? errorMessage}
        isDisabled={isDisabled || isFull}
        suffix={
          <Button size="sm" variant="quiet" onPress={add} isDisabled={isDisabled || isFull}>
            {labels.add}
          </Button>
        }
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      {value.length > 0 && (
        <TagList
          label={label}
          hideLabel
          tags={value.map((entry) => ({ id: entry, label: entry }))}
          onRemove={(id) => onChange(value.filter((entry) => entry !== id))}
        />
      )}
    </div>
  )
}
