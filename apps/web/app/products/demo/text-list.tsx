import { TextArea } from '@search-foundation/ui/text-area'

import { DemoFieldset } from './demo-fieldset.tsx'
import styles from './text-list.module.css'

export interface TextListProps {
  /** What the texts are. */
  legend: string
  /** Accessible name of a field by its number, from 1. */
  labelOf: (number: number) => string
  texts: readonly string[]
  /** Shown below the first field. */
  error?: string | undefined
  /** Changes the text of a field by its index, from the texts that are there then. */
  onChange: (change: (texts: readonly string[]) => readonly string[]) => void
}

/** A line break, which pasted text may have. */
const breaks = /\s*\n\s*/g

/**
 * Short texts for a demo in numbered fields; empty ones are left out of the request. In a narrow window they are folded: the result below
 * shows each of them.
 */
export function TextList({ legend, labelOf, texts, error, onChange }: TextListProps) {
  return (
    <DemoFieldset legend={legend} layout="column" folds>
      {texts.map((text, index) => (
        <TextArea
          key={index}
          hideLabel
          isParagraph
          label={labelOf(index + 1)}
          prefix={<span className={styles.number}>{index + 1}</span>}
          autoComplete="off"
          maxLength={500}
          value={text}
          errorMessage={index === 0 ? error : undefined}
          onChange={({ target }) => onChange((all) => all.with(index, target.value.replaceAll(breaks, ' ')))}
        />
      ))}
    </DemoFieldset>
  )
}
