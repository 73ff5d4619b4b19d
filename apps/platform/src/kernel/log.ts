import { maskKeys } from './key-text.ts'

const levels = ['info', 'warn', 'error', 'silent'] as const
type Level = (typeof levels)[number]

/** Lines below this level are left out; `silent` leaves out all (environment `LOG_LEVEL`, `info` when not set). */
const threshold = () => levels.indexOf((process.env['LOG_LEVEL'] ?? 'info') as Level)

/** Writes one structured line to standard error, with every API key masked. */
export function log(
  level: Exclude<Level, 'silent'>,
  event: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  if (levels.indexOf(level) < threshold()) return
  const own = { time: new Date().toISOString(), level, event }
  // The second time so that no field takes their place.
  const line = JSON.stringify({ ...own, ...fields, ...own })
  process.stderr.write(`${maskKeys(line)}\n`)
}
