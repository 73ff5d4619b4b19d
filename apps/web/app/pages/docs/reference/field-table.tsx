import { inlineCode } from './inline-code.tsx'
import type { SchemaField } from './schema-fields.ts'
import styles from './field-table.module.css'

export interface FieldTableProps {
  /** Begins the ids of the rows: `body`. */
  id: string
  fields: readonly SchemaField[]
}

/** Fields with types, limits and meaning, each with an address. */
export function FieldTable({ id, fields }: FieldTableProps) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ path, type, isRequired, limits, description }) => {
        const anchor = `${id}-${path.replaceAll(/[^\w.-]/g, '')}`
        return (
          <div key={path} id={anchor} className={styles.field}>
            <dt>
              <a href={`#${anchor}`}>
                <code>{path}</code>
              </a>{' '}
              <span>{type}</span>
              {isRequired ? (
                <>
                  {' '}
                  <strong>required</strong>
                </>
              ) : null}
            </dt>
            <dd>
              {description === '' ? null : <p>{inlineCode(description)}</p>}
              {limits.length === 0 ? null : <p className={styles.limits}>{limits.join('; ')}</p>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
