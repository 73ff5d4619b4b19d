import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import styles from './json-view.module.css'

/** Anything JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

export interface JsonViewProps {
  /** What it is, spoken when it takes focus. */
  label: string
  /** What `JSON.parse` returned. */
  value: JsonValue
  /** Levels that are open at first. */
  depth?: number
  /** Any CSS height; longer values scroll. */
  maxHeight?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** An answer of the API, to open level by level. Opens without a script. */
export function JsonView({ label, value, depth = 2, maxHeight, className }: JsonViewProps) {
  return (
    <ScrollArea label={label} maxHeight={maxHeight} className={classNames(styles.view, className)}>
      <Node value={value} depth={depth} name={null} />
    </ScrollArea>
  )
}

function Node({ value, depth, name }: { value: JsonValue; depth: number; name: string | null }): ReactNode {
  const key = name === null ? null : <span className={styles.name}>{name}: </span>
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={styles.leaf}>
        {key}
        <span data-type={value === null ? 'null' : typeof value} className={styles.value}>
          {JSON.stringify(value)}
        </span>
      </div>
    )
  }
  const entries = Object.entries(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) {
    return (
      <div className={styles.leaf}>
        {key}
        {open}
        {close}
      </div>
    )
  }
  return (
    <details open={depth > 0} className={styles.node}>
      <summary className={styles.summary}>
        {key}
        {open} <span className={styles.count}>{entries.length}</span> {close}
      </summary>
      <div className={styles.children}>
        {entries.map(([childName, child]) => (
          <Node key={childName} name={childName} value={child} depth={depth - 1} />
        ))}
      </div>
    </details>
  )
}
