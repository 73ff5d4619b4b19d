/** One statement runner: `text` with `$1…` parameters, rows as plain objects. */
export interface Sql {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>
}

/** Statements of one transaction. `script` runs several at once, without parameters. */
export interface Transaction extends Sql {
  script(text: string): Promise<void>
}

/**
 * The platform's storage: PostgreSQL, embedded (PGlite) or a server.
 * `transaction` runs `work` atomically and rolls back when it throws. It runs the work again when the transaction lost against another one
 * (a deadlock, or a state that could not be serialized), so `work` has no effect outside of it.
 */
export interface Database extends Sql {
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>
  /** Runs several statements at once, without parameters. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
