import type { Core } from '../../kernel/core.ts'
import { log } from '../../kernel/log.ts'
import { pack, unpack } from '../../kernel/packing.ts'
import type { Part } from '../../kernel/parts.ts'
import { keptFor } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { Bodies, RequestBodies } from './schemas.ts'
import { createSealing, type Sealing } from './sealing.ts'

/** How long bodies are stored: a day. */
const keptMilliseconds = 24 * 60 * 60 * 1000

/** Calls of a key whose bodies are stored; of more, the newest. */
export const mostCalls = 500

/** Calls whose bodies may wait in memory for a slow database. Those of further calls are not stored. */
const maxWaiting = 200

/** The call that bodies belong to. */
interface BodyOwner {
  requestId: string
  keyId: string
}

/** Bodies belong to one call of one key: a row that was copied to another one does not open. */
const nameOf = ({ requestId, keyId }: BodyOwner) => `${keyId} ${requestId}`

interface Row {
  request_id: string
  key_id: string
  stored_until: Date
  sealed: Uint8Array
}

export interface BodyStore extends Part {
  /** Stores the bodies of a call that was made at a time. Returns at once and never throws. */
  keep(owner: BodyOwner & { at: Date }, bodies: Bodies): void
  /** Waits for everything that was kept so far. */
  flush(): Promise<void>
  /** Returns the bodies of a call that was made with a key of a user; undefined when none are stored, or none that can be decrypted. */
  read(requestId: string, uid: string): Promise<RequestBodies | undefined>
  /** Deletes the bodies of a call that was made with a key of a user. Returns whether there were any. */
  remove(requestId: string, uid: string): Promise<boolean>
  /** Yields the bodies of all calls with some keys, by page. */
  readAll(keyIds: readonly string[]): AsyncGenerator<readonly (RequestBodies & { request_id: string })[]>
}

/** Bodies whose day is over. */
export const bodyRetention = keptFor({
  table: 'request_bodies',
  key: 'request_id',
  since: 'stored_until',
  milliseconds: 0,
})

const pageSize = 50

async function insert(sql: Sql, { request_id, key_id, stored_until, sealed }: Row): Promise<void> {
  // The lock waits for an owner who is turning it off, or deleting the account.
  await sql.query(
    `insert into request_bodies (request_id, key_id, stored_until, sealed)
     select $1, id, $3, $4 from api_keys where id = $2 and stores_bodies and erased_at is null for share
     on conflict (request_id) do nothing`,
    [request_id, key_id, stored_until, sealed],
  )
  await sql.query(
    `delete from request_bodies where request_id in
       (select request_id from request_bodies where key_id = $1 order by stored_until desc, request_id offset $2)`,
    [key_id, mostCalls],
  )
}

async function openRow(sealing: Sealing, row: Row): Promise<RequestBodies | undefined> {
  const packed = sealing.open(row.sealed, nameOf({ requestId: row.request_id, keyId: row.key_id }))
  if (packed === undefined) return undefined
  const bodies = JSON.parse((await unpack(packed)).toString()) as Bodies
  return { stored_until: row.stored_until.toISOString(), ...bodies }
}

/** Stores the bodies of calls in the background, compressed and encrypted by `secret`: a slow or failing database never delays a call. */
export function startBodyStore({ database, now }: Pick<Core, 'database' | 'now'>, secret: string): BodyStore {
  const sealing = createSealing(secret)
  const waiting = new Set<Promise<void>>()

  async function store({ at, ...owner }: BodyOwner & { at: Date }, bodies: Bodies): Promise<void> {
    const packed = await pack(Buffer.from(JSON.stringify(bodies)))
    const row = {
      request_id: owner.requestId,
      key_id: owner.keyId,
      stored_until: new Date(at.getTime() + keptMilliseconds),
      sealed: sealing.seal(packed, nameOf(owner)),
    }
    await database.transaction((sql) => insert(sql, row))
  }

  async function flush(): Promise<void> {
    await Promise.all(waiting)
  }

  return {
    keep(owner, bodies) {
      const { requestId } = owner
      if (waiting.size >= maxWaiting) return log('warn', 'bodies not stored', { requestId })
      const stored: Promise<void> = store(owner, bodies)
        .catch((error: unknown) => log('warn', 'bodies not stored', { requestId, error: String(error) }))
        .finally(() => waiting.delete(stored))
      waiting.add(stored)
    },
    flush,
    async read(requestId, uid) {
      const [row] = await database.query<Row>(
        `select request_id, key_id, stored_until, sealed from request_bodies join api_keys on api_keys.id = key_id
         where request_id = $1 and user_id = $2 and stored_until > $3`,
        [requestId, uid, now()],
      )
      return row && openRow(sealing, row)
    },
    async remove(requestId, uid) {
      const removed = await database.query(
        `delete from request_bodies using api_keys
         where api_keys.id = key_id and request_id = $1 and user_id = $2 returning 1 as one`,
        [requestId, uid],
      )
      return removed.length > 0
    },
    async *readAll(keyIds) {
      let after = ''
      for (;;) {
        const rows: Row[] = await database.query<Row>(
          `select request_id, key_id, stored_until, sealed from request_bodies
           where key_id = any($1::text[]) and stored_until > $2 and request_id > $3 order by request_id limit $4`,
          [keyIds, now(), after, pageSize],
        )
        const opened = await Promise.all(
          rows.map(async (row) => ({ request_id: row.request_id, bodies: await openRow(sealing, row) })),
        )
        yield opened.flatMap(({ request_id, bodies }) =>
          bodies === undefined ? [] : [{ request_id, ...bodies }],
        )
        if (rows.length < pageSize) return
        after = rows.at(-1)?.request_id ?? ''
      }
    },
    stop: flush,
  }
}
