import type { CallEvent } from './events.ts'

/** Log levels, most detailed first. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']
const levelOf = {
  request: 'debug',
  response: 'info',
  retry: 'warn',
  error: 'error',
  success: 'debug',
} as const

/** Returns one event as a line: what it adds to the method, address and number of the attempt. */
function textOf(event: CallEvent): string {
  if (event.type === 'response') return `${event.status} ${event.requestId ?? ''}`.trim()
  if (event.type === 'retry') return `${String(event.error)}, next attempt in ${Math.round(event.delay)} ms`
  if (event.type === 'success')
    return [
      `done in ${Math.round(event.duration)} ms`,
      event.tokens !== undefined && `${event.tokens} tokens`,
    ]
      .filter(Boolean)
      .join(', ')
  return event.type === 'error' ? String(event.error) : 'sent'
}

/**
 * Returns an event handler that logs events: `createClient({ onEvent: logEvents('debug') })`. Requests and successes have the level
 * `debug`, responses `info`, retries `warn` and failures `error`; events below `level` (`info` by default) are left out. `log` is the
 * console by default.
 */
export const logEvents =
  (level: LogLevel = 'info', log: Record<LogLevel, (line: string) => void> = console) =>
  (event: CallEvent): void => {
    const own = levelOf[event.type]
    if (levels.indexOf(own) < levels.indexOf(level)) return
    log[own](`${event.method} ${event.url} #${event.attempt}: ${textOf(event)}`)
  }
