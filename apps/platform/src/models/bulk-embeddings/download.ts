import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

import type { Sql } from '../../kernel/storage/database.ts'
import { floatsOf } from '../../kernel/storage/floats.ts'

/** How long a download address is good for, in seconds. */
export const downloadSeconds = 600
/** Rows read from the database at a time. */
const pageSize = 200

const sign = (secret: string, id: string, expires: number) =>
  createHmac('sha256', secret).update(`bulk-result:${id}:${expires}`).digest('hex')

/** The query of an address that opens a job's result for ten minutes. */
export function downloadQuery(secret: string, id: string, at: Date): string {
  const expires = Math.floor(at.getTime() / 1000) + downloadSeconds
  return `expires=${expires}&signature=${sign(secret, id, expires)}`
}

/** Whether an address was given out by us and has not ended. */
export function isGoodDownload(
  secret: string,
  id: string,
  { expires, signature, at }: { expires: number; signature: string; at: Date },
): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, id, expires))]
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > at.getTime()
}

/** The result as lines of JSON, in the order of the file: an embedding, or what was wrong with the row. */
export function resultLines(sql: Sql, jobId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    async pull(controller) {
      const rows = await sql.query<{
        place: number
        custom_id: string | null
        tokens: number | null
        vector: Uint8Array | null
        error: string | null
        error_code: string | null
      }>(
        'select place, custom_id, tokens, vector, error, error_code from bulk_rows where job_id = $1 and place >= $2 order by place limit $3',
        [jobId, next, pageSize],
      )
      for (const { place, custom_id: customId, tokens, vector, error, error_code: code } of rows) {
        const outcome =
          vector === null
            ? { error: error ?? 'Not done.', ...(code !== null && { error_code: code }) }
            : { embedding: [...floatsOf(vector)], usage: { total_tokens: tokens } }
        const line = { index: place, ...(customId !== null && { custom_id: customId }), ...outcome }
        controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        next = place + 1
      }
      if (rows.length < pageSize) controller.close()
    },
  })
}

/** Origin of this process on this machine, by the port of the connection: the client chooses the `Host`. `PUBLIC_URL` replaces it. */
export function localOrigin(context: Context): string {
  const { incoming } = context.env as { incoming: IncomingMessage }
  return `http://localhost:${incoming.socket.localPort}`
}
