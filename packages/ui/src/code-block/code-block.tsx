import { useState } from 'react'

import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import styles from './code-block.module.css'

export interface CodeSample {
  /** A key of its own. */
  id: string
  /** The language: "TypeScript". */
  label: string
  /** What is copied, and drawn where there is no `html`. */
  code: string
  /** The same, highlighted at build time by a trusted tool: a `<pre>` or its content. */
  html?: string
}

export interface CodeBlockProps {
  /** One or more languages; with two or more there is a choice. */
  samples: readonly CodeSample[]
  /** What the code does, at the head. */
  title?: string
  /** The language shown; without it the block keeps its own choice, the first at the start. */
  selected?: string
  /** Called with the chosen sample's id. */
  onSelectionChange?: (id: string) => void
  /** Any CSS height; longer code scrolls. */
  maxHeight?: string
  /** Break long lines instead of scrolling. */
  wrap?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Code to read and copy. */
export function CodeBlock({
  samples,
  title,
  selected,
  onSelectionChange,
  maxHeight,
  wrap,
  className,
}: CodeBlockProps) {
  const [ownChoice, setOwnChoice] = useState(samples[0]?.id)
  const choice = selected ?? ownChoice
  const sample = samples.find(({ id }) => id === choice) ?? samples[0]
  if (!sample) return null

  return (
    <figure className={classNames(styles.block, className)} data-wrap={wrap || undefined}>
      <figcaption className={styles.head}>
        {samples.length > 1 ? (
          <SegmentedControl
            label={title ?? sample.label}
            size="sm"
            options={samples.map(({ id, label }) => ({ id, label }))}
            value={sample.id}
            onChange={(id) => {
              setOwnChoice(id)
              onSelectionChange?.(id)
            }}
          />
        ) : (
          <span className={styles.title}>{title ?? sample.label}</span>
        )}
        <CopyButton text={sample.code} />
      </figcaption>
      <ScrollArea
        className={styles.code}
        label={title ?? sample.label}
        maxHeight={maxHeight}
        key={sample.id}
        {...(sample.html === undefined
          ? {
              children: (
                <pre>
                  <code>{sample.code}</code>
                </pre>
              ),
            }
          : { dangerouslySetInnerHTML: { __html: sample.html } })}
      />
    </figure>
  )
}
