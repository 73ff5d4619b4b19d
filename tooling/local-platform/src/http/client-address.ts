import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address a request came from; limits without a key count by it. */
export function clientAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown'
}
