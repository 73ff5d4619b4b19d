import type { Sql } from '../../kernel/storage/database.ts'

/** A response as the bytes of its JSON, computed by a worker. */
export type Encoded = Uint8Array<ArrayBuffer>

/** The cost of a call, and its response, which is computed only if the caller can pay. */
export interface Work<Body extends object = object> {
  tokens: number
  /** It costs less than a statement to the database: it is done before the call is counted on its limits and charged, by one statement. */
  isQuick?: boolean
  /**
   * Work that writes to the database charges and stores its response within its own transaction, so that all of it happens or
   * nothing. Other work is charged afterwards.
   */
  answer: (charge: (sql: Sql, response: Body) => Promise<void>) => Body | Encoded | Promise<Body | Encoded>
}
