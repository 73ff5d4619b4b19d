import { useId, useMemo, useState } from 'react'

import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { trustedHtml } from '../trusted-types.ts'
import styles from './code-block.module.css'

export interface CodeSample {
  /** Unique id. */
  id: string
  /** Name of the language: "TypeScript". */
  label: string
  /** Code as text, to copy, and to show without `html`. */
  code: string
  /** Code as HTML, highlighted at build time by a trusted tool: a `<pre>` or its content. */
  html?: string
}

export interface CodeBlockProps {
  /** The code in one or more languages. With two or more, the user can choose. */
  samples: readonly CodeSample[]
  /** Title: what the code does. */
  title?: string
  /** Id of the language shown. Makes the block controlled; without it, the first is shown initially. */
  selected?: string
  /** Called with the id of the chosen sample. */
  onSelectionChange?: (id: string) => void
  /** Largest height, as CSS length. Longer code scrolls. */
  maxHeight?: string
  /** Wraps long lines. Without it, they scroll. */
  wrap?: boolean
  /** Class name added to the root element. */
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
  const name = useId()
  const [ownChoice, setOwnChoice] = useState(samples[0]?.id)
  const choice = selected ?? ownChoice
  const sample = samples.find(({ id }) => id === choice) ?? samples[0]
  const html = sample?.html
  // React compares objects: a new one would replace the code each time.
  const highlighted = useMemo(() => (html === undefined ? undefined : { __html: trustedHtml(html) }), [html])
  if (!sample) return null

  return (
    <figure className={classNames(styles.block, className)} data-wrap={wrap || undefined}>
      <figcaption className={styles.head}>
        {samples.length > 1 ? (
          <SegmentedControl
            label={title ?? sample.label}
            name={name}
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
        {...(highlighted === undefined
          ? {
              children: (
                <pre>
                  <code>{sample.code}</code>
                </pre>
              ),
            }
          : { dangerouslySetInnerHTML: highlighted })}
      />
    </figure>
  )
}
