import type { Database, Transaction } from '../kernel/storage/database.ts'

/** Returns a database whose transactions are all part of `sql`, for functions that open transactions of their own. */
export const joinTransaction = (sql: Transaction): Database => ({
  query: (text, parameters) => sql.query(text, parameters),
  script: (text) => sql.script(text),
  transaction: (work) => work(sql),
  close: () => Promise.resolve(),
})
