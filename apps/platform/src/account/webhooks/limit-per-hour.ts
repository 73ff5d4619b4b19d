import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'

const hourMilliseconds = 3_600_000

/** Throws 429 when `most` deliveries of a type were sent to the webhooks of a user in the hour before `at`. */
export async function limitPerHour(
  sql: Sql,
  userId: string,
  { type, most, at }: { type: string; most: number; at: Date },
): Promise<void> {
  const [sent] = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(created_at) as oldest from webhook_deliveries
     where user_id = $1 and type = $2 and created_at > $3`,
    [userId, type, new Date(at.getTime() - hourMilliseconds)],
  )
  if (sent === undefined || sent.oldest === null || sent.count < most) return
  const seconds = Math.max(1, Math.ceil((sent.oldest.getTime() + hourMilliseconds - at.getTime()) / 1000))
  const words =
    type === 'webhook.test' ? 'Too many test events in an hour.' : 'Too many challenges in an hour.'
  throw new ApiFailure(429, words, { 'retry-after': String(seconds) })
}
