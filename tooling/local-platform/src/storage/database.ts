/** One statement runner: `text` with `$1…` parameters, rows as plain objects. */
export interface Sql {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>
}

/**
 * The platform's storage: PostgreSQL, embedded (PGlite) or a server.
 * `transaction` runs `work` atomically and rolls back when it throws.
 */
export interface Database extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs several statements at once, without parameters. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
