import { maskKeys } from '../keys/key-text.ts'

/** Writes one structured line to standard error, with every API key masked. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  process.stderr.write(`${maskKeys(line)}\n`)
}
