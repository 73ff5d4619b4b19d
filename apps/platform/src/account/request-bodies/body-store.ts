import { startBackground } from '../../kernel/background.ts'
import type { Core } from '../../kernel/core.ts'
import { log } from '../../kernel/log.ts'
import { pack, unpack } from '../../kernel/packing.ts'
import type { Part } from '../../kernel/parts.ts'
import { keptFor } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { Bodies, RequestBodies } from './schemas.ts'
import { createSealing, type Sealing } from './sealing.ts'

/** How long bodies are stored: a day. */
export const keptHours = 24
const keptMilliseconds = keptHours * 60 * 60 * 1000

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
  /** Writes everything that was kept so far. Throws when the database fails; it is then written later. */
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

const gatherMilliseconds = 200
const hourMilliseconds = 60 * 60 * 1000
/** Rows of one transaction; one has up to 128 kB. */
const batchSize = 50

/**
 * Adds rows of keys whose owner has it turned on; the lock waits for an owner who is turning it off, or deleting the account. A retry of a batch that was
 * written in spite of an error adds nothing.
 */
const insertion = `insert into request_bodies (request_id, key_id, stored_until, sealed)
  select call.request_id, call.key_id, call.stored_until, decode(call.sealed, 'base64')
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[]) as call (request_id, key_id, stored_until, sealed)
  join api_keys on api_keys.id = call.key_id and stores_bodies and erased_at is null
  order by api_keys.id for share of api_keys
  on conflict (request_id) do nothing`

const deletion = `delete from request_bodies where request_id in (select request_id from
  (select request_id, row_number() over (partition by key_id order by stored_until desc, request_id) as place
   from request_bodies where key_id = any($1::text[])) as ranked where place > $2)`

async function insertRows(sql: Sql, rows: readonly Row[]): Promise<void> {
  await sql.query(insertion, [
    rows.map((row) => row.request_id),
    rows.map((row) => row.key_id),
    rows.map((row) => row.stored_until),
    rows.map(({ sealed }) => Buffer.from(sealed).toString('base64')),
  ])
  await sql.query(deletion, [[...new Set(rows.map((row) => row.key_id))], mostCalls])
}

async function openRow(sealing: Sealing, row: Row): Promise<RequestBodies | undefined> {
  const packed = sealing.open(row.sealed, nameOf({ requestId: row.request_id, keyId: row.key_id }))
  if (packed === undefined) return undefined
  const bodies = JSON.parse((await unpack(packed)).toString()) as Bodies
  return { stored_until: row.stored_until.toISOString(), ...bodies }
}

/**
 * Stores the bodies of calls in batches in the background, compressed and encrypted by `secret`: a slow or failing database never delays a call. A process
 * that is killed loses its last batch.
 */
export function startBodyStore({ database, now }: Pick<Core, 'database' | 'now'>, secret: string): BodyStore {
  const sealing = createSealing(secret)
  const sealings = new Set<Promise<void>>()
  let waiting: Row[] = []

  const lost = (calls: number, error: unknown) =>
    log('warn', 'bodies not stored', { calls, error: String(error) })

  async function seal({ at, ...owner }: BodyOwner & { at: Date }, bodies: Bodies): Promise<void> {
    const packed = await pack(Buffer.from(JSON.stringify(bodies)))
    waiting.push({
      request_id: owner.requestId,
      key_id: owner.keyId,
      stored_until: new Date(at.getTime() + keptMilliseconds),
      sealed: sealing.seal(packed, nameOf(owner)),
    })
    if (waiting.length === batchSize) void writing.runNow().catch(() => undefined)
    else writing.wake()
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      await database.transaction((sql) => insertRows(sql, batch))
      waiting = waiting.slice(batch.length)
    }
  }

  const writing = startBackground({
    name: 'request bodies',
    sweepMilliseconds: hourMilliseconds,
    gatherMilliseconds,
    work: writeAll,
  })

  async function flush(): Promise<void> {
    await Promise.all(sealings)
    await writing.runNow()
  }

  return {
    keep(owner, bodies) {
      if (sealings.size + waiting.length >= maxWaiting) return lost(1, 'too many wait')
      const sealed: Promise<void> = seal(owner, bodies)
        .catch((error: unknown) => lost(1, error))
        .finally(() => sealings.delete(sealed))
      sealings.add(sealed)
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
    async stop() {
      await flush().catch((error: unknown) => lost(waiting.length, error))
      await writing.stop()
    },
  }
}
