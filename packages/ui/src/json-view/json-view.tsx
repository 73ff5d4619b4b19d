import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import styles from './json-view.module.css'

/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

export interface JsonViewProps {
  /** Accessible name. */
  label: string
  /** Value to show, as `JSON.parse` returns it. */
  value: JsonValue
  /**
   * Number of levels that are expanded initially.
   * @default 2
   */
  depth?: number
  /** Largest height, as CSS length. Longer values scroll. */
  maxHeight?: string
  /** Class name added to the root element. */
  className?: string
}

/** JSON value, such as a response of the API, whose levels expand and collapse. Works without a script. */
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
